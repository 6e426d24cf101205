import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';

const ENV = { PARENT_PIPE: '1', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', NATS_URL: 'nats://127.0.0.1:1', LOG_LEVEL: 'silent' };

describe('a service with a parent process', () => {
  let child: ChildProcess;

  afterEach(() => void child?.kill('SIGKILL'));

  it('ends with its parent even during startup', async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'slow-start.mjs')], {
      env: ENV,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [output] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
    expect(String(output)).toContain('starting');
    // The pipe closes whenever the parent dies.
    child.stdin?.end();
    expect(await ended).toEqual([0, null]);
  });
});
