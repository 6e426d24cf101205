import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcess, identityOf, isRunning } from './process-identity.ts';

describe('process identity', () => {
  it('distinguishes a process from a later one with the same id', () => {
    const mine = identityOf(process.pid);
    expect(mine && isRunning(mine)).toBe(true);
    expect(isRunning({ pid: process.pid, startTime: 'long ago' })).toBe(false);
  });

  it('kills a process that ignores SIGTERM', async () => {
    const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)']);
    await once(child.stdout, 'data');
    const identity = identityOf(child.pid ?? 0);
    if (!identity) throw new Error('it is not running');
    await endProcess(identity, 100);
    expect(isRunning(identity)).toBe(false);
    expect(child.signalCode ?? 'SIGKILL').toBe('SIGKILL');
  });
});
