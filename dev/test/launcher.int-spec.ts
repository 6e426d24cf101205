import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../src/stack/paths.ts';
import { identityOf, isRunning } from '../src/stack/process-identity.ts';

const LOCK = {
  packages: { '': {}, 'node_modules/coral': { version: '1.0.0' }, 'node_modules/coral-darwin': { version: '1.0.0', optional: true } },
};

const COMMAND = `
  console.log('pid ' + process.pid);
  console.log('arguments ' + process.argv.slice(2).join(' '));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log('got ' + signal); setTimeout(() => process.exit(7), 600); });
  process.stdin.on('end', () => process.exit(0)).resume();
`;

describe('dev/run.mjs', () => {
  let root: string;
  let child: ChildProcess;
  let output: string;

  /** Runs a copy of the launcher in a small repository whose packages are installed. */
  function launch(...args: string[]): Promise<number | null> {
    output = '';
    child = spawn(process.execPath, [join(root, 'dev', 'run.mjs'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    return new Promise((resolve) => child.once('close', resolve));
  }

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    for (let tries = 0; tries < 400; tries++) {
      const match = pattern.exec(output);
      if (match) return match;
      await sleep(25);
    }
    throw new Error(`It never said ${pattern}:\n${output}`);
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-launcher-'));
    mkdirSync(join(root, 'dev', 'src'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    copyFileSync(join(repositoryRoot, 'dev', 'run.mjs'), join(root, 'dev', 'run.mjs'));
    writeFileSync(join(root, 'dev', 'src', 'wait.ts'), COMMAND);
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
    writeFileSync(
      join(root, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/coral': { version: '1.0.0' } } }),
    );
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('passes arguments on, forwards a signal once however often it comes at once, and ends with the exit code', async () => {
    const exit = launch('wait', 'one', '--two');
    await says(/arguments one --two/);
    child.kill('SIGINT');
    await sleep(50);
    child.kill('SIGINT');
    expect(await exit).toBe(7);
    expect(output.match(/got SIGINT/g)).toHaveLength(1);
  });

  it('takes the command with it when it is killed', async () => {
    const exit = launch('wait');
    const identity = identityOf(Number((await says(/pid (\d+)/))[1]));
    if (!identity) throw new Error('the command does not run');
    child.kill('SIGKILL');
    await exit;
    for (let tries = 0; tries < 100 && isRunning(identity); tries++) await sleep(50);
    expect(isRunning(identity)).toBe(false);
  });

  it('installs again when the lock file names what is not installed', async () => {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'reef', version: '1.0.0' }));
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({
        name: 'reef',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: { '': { name: 'reef', version: '1.0.0' }, 'node_modules/coral': { version: '2.0.0' } },
      }),
    );
    await launch('wait');
    // npm refuses: the lock names a package that package.json does not. That it was asked is what counts here.
    expect(output).toMatch(/Installing packages \(npm ci\)[\s\S]*npm ci .*failed/);
  });

  it('says how it is used when the command is unknown', async () => {
    expect(await launch('../../../etc')).toBe(1);
    expect(await launch('nothing')).toBe(1);
    expect(output).toBe('Usage: node dev/run.mjs start|test|user|seed|build\n');
  });
});
