import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StackError } from '@reefdesk/embedded-stack/errors';

const MAIN = 'main';

/**
 * Paths in ROOT that differ from where the work began: on a branch, where it left main; on main, what origin has, or else the
 * commit before. What is not committed counts, new files included; what was deleted doesn't.
 */
export async function changedFiles(root: string): Promise<string[]> {
  const git = async (...args: string[]): Promise<string> => (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
  const commitOf = (name: string): Promise<string | undefined> =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => undefined);
  const [head, before, main, published] = await Promise.all(['HEAD', 'HEAD~1', MAIN, `origin/${MAIN}`].map(commitOf));
  if (!head) throw new StackError('--changed asks git what changed, and there is no commit here.');
  const isMain = (await git('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => '')) === MAIN;
  const base = isMain ? (published === head ? before : (published ?? before)) : (main ?? published);
  const since = base ? await git('merge-base', base, head).catch(() => head) : head;
  const lists = await Promise.all([git('diff', '--name-only', '-z', since), git('ls-files', '--others', '--exclude-standard', '-z')]);
  const names = lists.flatMap((list) => list.split('\0')).filter((name) => name !== '' && existsSync(join(root, name)));
  return [...new Set(names)].sort();
}
