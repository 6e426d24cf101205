import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isRunning, type ProcessIdentity } from '@reefdesk/embedded-stack/process-identity';
import { keepCoresBusy } from './busy-cores.ts';

async function ended(processes: ProcessIdentity[]): Promise<void> {
  while (processes.some(isRunning)) await sleep(20);
}

describe('the processes that keep the cores busy', () => {
  it('run until they are told to end', async () => {
    const { ids, end } = keepCoresBusy(2);
    const processes = ids.flatMap((pid) => identityOf(pid) ?? []);
    expect(processes).toHaveLength(2);
    await end();
    expect(processes.filter(isRunning)).toEqual([]);
  });

  it('end with the command that started them, even when that is killed', async () => {
    const script = `import { keepCoresBusy } from './busy-cores.ts'; console.log(JSON.stringify(keepCoresBusy(2).ids));`;
    const command = spawn(process.execPath, ['--conditions=reefdesk-source', '--input-type=module', '--eval', script], {
      cwd: __dirname,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface(command.stdout), 'line');
    const processes = (JSON.parse(line) as number[]).flatMap((pid) => identityOf(pid) ?? []);
    expect(processes).toHaveLength(2);
    command.kill('SIGKILL');
    await ended(processes);
  });
});
