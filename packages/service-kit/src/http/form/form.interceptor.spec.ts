import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ExecutionContext, Logger } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import { Metrics } from '../../health/metrics.ts';
import { FormInterceptor } from './form.interceptor.ts';
import { FormRoom } from './form-room.ts';

function contextOf(body: string): ExecutionContext {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(body.length) };
  const request = Object.assign(Readable.from([Buffer.from(body)]), { headers });
  return { getHandler: () => undefined, switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext;
}

const FORM = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nReef\r\n--x--\r\n';

const ROOM = new FormRoom(new Metrics('forms'), { FORM_RESERVE_MEGABYTES: 0 });

describe('FormInterceptor', () => {
  const interceptor = new FormInterceptor({ get: () => ({ rules: { files: {} } }) } as never, ROOM);

  afterEach(() => void jest.restoreAllMocks());

  it('answers normally and logs a warning when the files of a form cannot be removed', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const remove = jest.spyOn(fs, 'rm').mockRejectedValue(new Error('EBUSY'));
    const answer = await interceptor.intercept(contextOf(FORM), { handle: () => of('done') });
    expect(await lastValueFrom(answer)).toBe('done');
    // Gives an unhandled rejection time to occur, which would fail the test.
    for (let turns = 0; turns < 5; turns++) await turn();
    const folder = String(remove.mock.calls[0]?.[0]);
    remove.mockRestore();
    await fs.rm(folder, { recursive: true });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('reports the error of a form even when its files cannot be removed', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const remove = jest.spyOn(fs, 'rm').mockRejectedValue(new Error('EBUSY'));
    const refused = interceptor.intercept(contextOf('--y--\r\n'), { handle: () => of('done') });
    await expect(refused).rejects.not.toThrow('EBUSY');
    const folder = String(remove.mock.calls[0]?.[0]);
    remove.mockRestore();
    await fs.rm(folder, { recursive: true });
  });
});
