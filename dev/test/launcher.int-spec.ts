import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { identityOf, isRunning } from '@reefdesk/embedded-stack/process-identity';
import { eventually } from '@reefdesk/test-kit/eventually';

const LOCK = {
  packages: { '': {}, 'node_modules/coral': { version: '1.0.0' }, 'node_modules/coral-darwin': { version: '1.0.0', optional: true } },
};

/** Handles signals before its first output. */
const COMMAND = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log('got ' + signal); setTimeout(() => process.exit(7), 600); });
  process.stdin.on('end', () => process.exit(0)).resume();
  console.log('pid ' + process.pid);
  console.log('arguments ' + process.argv.slice(2).join(' '));
`;

/** Fake npm that shows its arguments in its error or in a marker file. */
const NPM = `
  const fs = require('node:fs');
  if (!fs.existsSync('node_modules')) { console.error('no folder for packages'); process.exit(3); }
  fs.appendFileSync('asked', process.argv.slice(2).join(' '));
`;

describe('dev/run.mjs', () => {
  let root: string;
  let child: ChildProcess;
  let output: string;

  function launch(...args: string[]): Promise<number | null> {
    output = '';
    child = spawn(process.execPath, [join(root, 'dev', 'run.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.js') },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    return new Promise((resolve) => child.once('close', resolve));
  }

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    return eventually(() => {
      const match = pattern.exec(output);
      if (match) return match;
      throw new Error(`It never said ${pattern}:\n${output}`);
    });
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-launcher-'));
    mkdirSync(join(root, 'dev', 'src'), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    copyFileSync(join(repositoryRoot, 'dev', 'run.mjs'), join(root, 'dev', 'run.mjs'));
    writeFileSync(join(root, 'npm.js'), NPM);
    writeFileSync(join(root, 'dev', 'src', 'wait.ts'), COMMAND);
    writeFileSync(join(root, 'dev', 'src', 'hello.ts'), "console.log('hello');");
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
    writeFileSync(
      join(root, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/coral': { version: '1.0.0' } } }),
    );
  });

  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });

  it('passes arguments, forwards repeated signals once, and ends with the exit code', async () => {
    const exit = launch('wait', 'one', '--two');
    await says(/arguments one --two/);
    // Pending signals of the same kind are merged, so different ones are sent.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await exit).toBe(7);
    expect(output.match(/got SIG/g)).toHaveLength(1);
  });

  it('ends the command when it is killed', async () => {
    const exit = launch('wait');
    const identity = identityOf(Number((await says(/pid (\d+)/))[1]));
    if (!identity) throw new Error('the command does not run');
    child.kill('SIGKILL');
    await exit;
    await eventually(() => expect(isRunning(identity)).toBe(false));
  });

  it('installs only when packages of the lock file are missing', async () => {
    expect(await launch('hello')).toBe(0);
    expect(output).toBe('hello\n');
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/coral': { version: '2.0.0' } } }));
    for (const expected of [/Installing packages[\s\S]*hello/, /^hello\n$/]) {
      expect(await launch('hello')).toBe(0);
      expect(output).toMatch(expected);
    }
    expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci --no-audit/);
  });

  it('shows the output of npm on failure, and runs nothing', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(await launch('hello')).toBe(1);
    expect(output).toMatch(/no folder for packages[\s\S]*failed \(3\)/);
    expect(output).not.toContain('hello');
  });

  it('shows the usage for an unknown command', async () => {
    expect(await launch('../../../etc')).toBe(1);
    expect(await launch('nothing')).toBe(1);
    expect(output).toBe('Usage: node dev/run.mjs start|dev|test|user|seed|migrate|backup|restore|build|new|faults|sbom|licences|access\n');
  });
});
