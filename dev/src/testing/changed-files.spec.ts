import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';

describe('what changed', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@tangkasi.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const write = (...names: string[]) => {
    for (const name of names) writeFileSync(join(root, name), `${name} ${Math.random()}`);
  };
  const commit = (...names: string[]) => {
    write(...names);
    git('add', '.');
    git('commit', '--quiet', '--message', names.join(' '));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit('first', 'gone');
    commit('second');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is, on main, the last commit and what is not committed', async () => {
    write('first', 'a new one.ts');
    expect(await changedFiles(root)).toEqual(['a new one.ts', 'first', 'second']);
  });

  it('is, on main, what origin has not', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('third');
    commit('fourth');
    expect(await changedFiles(root)).toEqual(['fourth', 'third']);
  });

  it('is, on a branch, what was done since it left main, and nothing of what main did since', async () => {
    git('switch', '--quiet', '--create', 'reef');
    expect(await changedFiles(root)).toEqual([]);
    commit('on the branch');
    git('switch', '--quiet', 'main');
    commit('on main');
    git('switch', '--quiet', 'reef');
    rmSync(join(root, 'gone'));
    write('first');
    expect(await changedFiles(root)).toEqual(['first', 'on the branch']);
  });

  it('cannot be told without a commit', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    git('init', '--quiet');
    await expect(changedFiles(root)).rejects.toThrow('no commit');
  });
});
