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
  const isRefused = (claim: Promise<unknown>) =>
    claim.then(
      () => false,
      (error: AppError) => error.code === 'storage_full',
    );

  afterEach(() => void jest.restoreAllMocks());

  it('keeps the reserve free, to the byte', async () => {
    const { room } = roomWithReserve(4);
    disk(10);
    expect(await isRefused(room.claim(6 * MEGABYTE + 1))).toBe(true);
    expect(await isRefused(room.claim(6 * MEGABYTE))).toBe(false);
  });

  it('refuses even a body of unknown length while nothing beside the reserve is free', async () => {
    const { room } = roomWithReserve(4);
    disk(3);
    expect(await isRefused(room.claim(0))).toBe(true);
    disk(4);
    expect(await isRefused(room.claim(0))).toBe(false);
  });

  it('gives no room twice: what was let in counts until it has arrived or ended', async () => {
    const { room } = roomWithReserve(0);
    disk(10);
    const first = await room.claim(6 * MEGABYTE);
    expect(await isRefused(room.claim(5 * MEGABYTE))).toBe(true);
    first.arrived(2 * MEGABYTE);
    disk(8);
    expect(await isRefused(room.claim(5 * MEGABYTE))).toBe(true);
    // More than it said, and its end told twice: nothing of others is given away.
    first.arrived(99 * MEGABYTE);
    first.end();
    first.end();
    expect(await isRefused(room.claim(8 * MEGABYTE))).toBe(false);
    expect(await isRefused(room.claim(1))).toBe(true);
  });

  it('tells how much is free and how many forms there was no room for', async () => {
    const { room, metrics } = roomWithReserve(0);
    disk(10);
    room.note(new AppError('storage_full'));
    room.note(new AppError('payload_too_large'));
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^form_dir_free_bytes\{.*\} 10485760$/m);
    expect(text).toMatch(/^form_storage_full_total\{.*\} 1$/m);
  });
});
