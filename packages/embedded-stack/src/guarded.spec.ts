import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guarded } from './guarded.ts';
import { ManagedProcess } from './managed-process.ts';
import { identityOf, isRunning } from './process-identity.ts';

describe('A guarded program', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-guarded-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('ends when its guard is killed before the guard could end it', async () => {
    const file = join(folder, 'pid');
    const part = new ManagedProcess({
      ...guarded({
        name: 'fake',
        command: process.execPath,
        args: ['-e', `require('node:fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1000)`],
        runDir: join(folder, 'run'),
        logFile: join(folder, 'fake.log'),
        isReady: async () => existsSync(file) && readFileSync(file, 'utf8') !== '' && existsSync(join(folder, 'run/fake.program.json')),
      }),
      stopGraceMs: 50,
    });
    await part.start();
    const program = identityOf(Number(readFileSync(file, 'utf8')));
    if (!program) throw new Error('the program does not run');
    part.kill('SIGSTOP');
    await part.stop();
    expect(isRunning(program)).toBe(false);
    expect(existsSync(join(folder, 'run/fake.program.json'))).toBe(false);
  });
});
