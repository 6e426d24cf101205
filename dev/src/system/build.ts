import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, StackError } from '@reefdesk/embedded-stack/errors';
import { tryLock } from '@reefdesk/embedded-stack/file-lock';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { type BuildTarget, buildTargets, hasOutputs } from './build-targets.ts';
import type { Progress } from './progress.ts';
import { runTool } from './run-tool.ts';
import { sourceHash } from './source-hash.ts';

export async function build(progress: Progress, root = repositoryRoot, targets = buildTargets(root)): Promise<void> {
  const stamps = join(root, '.cache', 'build');
  mkdirSync(stamps, { recursive: true });
  if (targets.every((target) => isFresh(root, stamps, target))) return;
  // `npm test` may run beside `npm start`: the second one waits and finds everything built.
  const release = await waitForLock(join(stamps, 'lock'), progress);
  try {
    for (const target of targets) {
      if (!isFresh(root, stamps, target)) await progress.step(target.title, () => buildOne(root, stamps, target));
    }
  } finally {
    release();
  }
}

async function buildOne(root: string, stamps: string, target: BuildTarget): Promise<void> {
  const stamp = join(stamps, target.name);
  rmSync(stamp, { force: true }); // A build that is cut off leaves no claim to be whole.
  const hash = sourceHash(root, target.sources);
  try {
    await runTool(target.program, target.args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  } catch (error) {
    throw new StackError(`${target.title} failed.\n${messageOf(error)}`, { cause: error });
  }
  if (!hasOutputs(root, target)) throw new StackError(`${target.title} brought none of: ${target.outputs.join(', ')}`);
  writeFileSync(stamp, hash);
}

function isFresh(root: string, stamps: string, target: BuildTarget): boolean {
  return hasOutputs(root, target) && readStamp(join(stamps, target.name)) === sourceHash(root, target.sources);
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function waitForLock(file: string, progress: Progress): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    const attempt = tryLock(file);
    if ('release' in attempt) return attempt.release;
    if (isFirst) progress.say(`Waiting for another build (process ${attempt.heldBy.pid})`);
    await sleep(300);
  }
}
