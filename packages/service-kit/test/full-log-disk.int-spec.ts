import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePorts } from '@reefdesk/embedded-stack/free-port';
import { eventually } from '@reefdesk/test-kit/eventually';

describe('a service whose log disk is full', () => {
  let child: ChildProcess;

  afterEach(() => void child?.kill('SIGKILL'));

  it('starts, responds, and shuts down normally', async () => {
    const [port, opsPort] = await freePorts(2);
    // Every write to it fails as on a full disk.
    const full = openSync('/dev/full', 'w');
    child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'forgotten-promise.mjs')], {
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        OPS_PORT: String(opsPort),
        NATS_URL: 'nats://127.0.0.1:1',
        LOG_LEVEL: 'trace',
        FINISH_MS: '100',
      },
      stdio: ['ignore', full, 'inherit'],
    });
    closeSync(full);
    const ended = once(child, 'close');
    const answer = () => fetch(`http://127.0.0.1:${port}/none`).then(({ status }) => status);
    await eventually(async () => expect(await answer()).toBe(404));
    // Each request logs a line; the later ones come after the first could not be written.
    for (let request = 0; request < 20; request++) expect(await answer()).toBe(404);
    expect(await fetch(`http://127.0.0.1:${opsPort}/health/live`).then(({ status }) => status)).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('still exits with an error after an uncaught exception', async () => {
    const [port, opsPort] = await freePorts(2);
    const full = openSync('/dev/full', 'w');
    child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'forgotten-promise.mjs')], {
      env: { HOST: '127.0.0.1', PORT: String(port), OPS_PORT: String(opsPort), NATS_URL: 'nats://127.0.0.1:1', FINISH_MS: '100' },
      stdio: ['ignore', full, 'inherit'],
    });
    closeSync(full);
    const ended = once(child, 'close');
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/none`)).status).toBe(404));
    child.kill('SIGHUP');
    expect(await ended).toEqual([1, null]);
  });
});
