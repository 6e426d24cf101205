import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';

const ENV = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', NATS_URL: 'nats://127.0.0.1:1', LOG_LEVEL: 'info' };

describe('an uncaught error', () => {
  let child: ChildProcess;

  afterEach(() => void child?.kill('SIGKILL'));

  it.each([
    ['SIGUSR2', 'a promise was forgotten'],
    ['SIGHUP', 'an error was not caught'],
  ] as const)('stands in the log as any other (%s), and ends the process with code 1', async (signal, text) => {
    child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'forgotten-promise.mjs')], {
      env: ENV,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
    const ended = once(child, 'close');
    await eventually(() => expect(output).toContain('started'));
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    const line = output.split('\n').find((entry) => entry.includes('Uncaught error')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 60, service: 'catalog', err: { message: text } });
  });
});
