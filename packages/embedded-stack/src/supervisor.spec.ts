import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Crash, ProcessSpec } from './managed-process.ts';
import { Supervisor } from './supervisor.ts';

describe('Supervisor', () => {
  const times = { firstDelayMs: 20, longestDelayMs: 70, healthyAfterMs: 60_000 };
  let folder: string;
  let supervisor: Supervisor;

  function spec(script: string, at = folder): ProcessSpec {
    const count = `require('node:fs').appendFileSync('${join(at, 'starts')}', 'x');`;
    return {
      name: 'fake',
      command: process.execPath,
      args: ['-e', count + script],
      runDir: join(at, 'run'),
      logFile: join(at, 'fake.log'),
      isReady: async () => starts(at) > 0,
      readyTimeoutMs: 120_000,
    };
  }

  function starts(at = folder): number {
    return readFileSync(join(at, 'starts'), 'utf8').length;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-supervisor-'));
    writeFileSync(join(folder, 'starts'), '');
  });

  afterEach(async () => {
    await supervisor.stop();
    rmSync(folder, { recursive: true });
  });

  async function crashing(count: number, at: string): Promise<[Supervisor, (Crash & { restartInMs: number })[]]> {
    const crashes: (Crash & { restartInMs: number })[] = [];
    const restarted = new Supervisor(
      // Runs until it was seen ready, then crashes at once.
      spec(
        `setInterval(() => {
        if (!require('node:fs').existsSync('${join(at, 'seen')}')) return;
        console.error("error: no reef");
        process.exit(7);
      }, 5)`,
        at,
      ),
      { onCrash: (crash) => crashes.push(crash) },
      times,
    );
    await restarted.start();
    writeFileSync(join(at, 'seen'), '');
    while (crashes.length < count) await sleep(20);
    return [restarted, crashes];
  }

  it('restarts a crashing process with a growing, bounded delay', async () => {
    const [started, crashes] = await crashing(5, folder);
    supervisor = started;
    expect(crashes.slice(0, 5).map((crash) => crash.restartInMs)).toEqual([20, 40, 70, 70, 70]);
    expect(crashes[0]).toMatchObject({ name: 'fake', reason: 'exit code 7', lines: ['error: no reef'] });
  });

  it('does not restart a stopped process', async () => {
    supervisor = new Supervisor(spec('setInterval(() => {}, 1000)'), {}, times);
    await supervisor.start();
    await supervisor.stop();
    // A process that starts only now is restarted several times by the end.
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'starts'), '');
    const [later] = await crashing(4, other);
    await later.stop();
    expect(starts()).toBe(1);
  });

  it('throws the last log lines of a process that does not start', async () => {
    supervisor = new Supervisor({ ...spec('console.error("bad environment: error"); process.exit(1)'), isReady: async () => false });
    await expect(supervisor.start()).rejects.toThrow('fake did not start: exit code 1\n  bad environment: error');
  });
});
