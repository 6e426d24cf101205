import fs from 'node:fs/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '../../errors/app-error.ts';
import { Metrics } from '../../health/metrics.ts';
import { FormRoom } from './form-room.ts';

describe('FormRoom', () => {
  const disk = (freeMegabytes: number) =>
    void jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: freeMegabytes, bsize: MEGABYTE } as never);
  const roomWithReserve = (megabytes: number) => {
    const metrics = new Metrics('forms');
    return { metrics, room: new FormRoom(metrics, { FORM_RESERVE_MEGABYTES: megabytes }) };
  };
  const isRejected = (claim: Promise<unknown>) =>
    claim.then(
      () => false,
      (error: AppError) => error.code === 'storage_full',
    );

  afterEach(() => void jest.restoreAllMocks());

  it('keeps the reserve free, to the byte', async () => {
    const { room } = roomWithReserve(4);
    disk(10);
    expect(await isRejected(room.claim(6 * MEGABYTE + 1))).toBe(true);
    expect(await isRejected(room.claim(6 * MEGABYTE))).toBe(false);
  });

  it('rejects even a body of unknown length if only the reserve is free', async () => {
    const { room } = roomWithReserve(4);
    disk(3);
    expect(await isRejected(room.claim(0))).toBe(true);
    disk(4);
    expect(await isRejected(room.claim(0))).toBe(false);
  });

  it('counts a claim until its bytes have arrived or it has ended', async () => {
    const { room } = roomWithReserve(0);
    disk(10);
    const first = await room.claim(6 * MEGABYTE);
    expect(await isRejected(room.claim(5 * MEGABYTE))).toBe(true);
    first.arrived(2 * MEGABYTE);
    disk(8);
    expect(await isRejected(room.claim(5 * MEGABYTE))).toBe(true);
    // Reporting too many bytes, and ending twice, must not release the space of other claims.
    first.arrived(99 * MEGABYTE);
    first.end();
    first.end();
    expect(await isRejected(room.claim(8 * MEGABYTE))).toBe(false);
    expect(await isRejected(room.claim(1))).toBe(true);
  });

  it('reports the free space and the number of forms without space', async () => {
    const { room, metrics } = roomWithReserve(0);
    disk(10);
    room.note(new AppError('storage_full'));
    room.note(new AppError('payload_too_large'));
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^form_dir_free_bytes\{.*\} 10485760$/m);
    expect(text).toMatch(/^form_storage_full_total\{.*\} 1$/m);
  });
});
