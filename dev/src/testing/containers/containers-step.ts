import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { tryLock } from '@reefdesk/embedded-stack/file-lock';
import { endLeftovers } from '@reefdesk/embedded-stack/run-records';
import { Progress } from '../../system/progress.ts';
import type { Step, StepResult } from '../step.ts';
import { ContainerRun } from './container-run.ts';
import { Obstacle, obstacle } from './obstacles.ts';
import { containersFolder } from './tools.ts';

export const containersStep: Step = { name: 'containers', title: 'Images and compose', run: runContainers };

async function runContainers(): Promise<StepResult> {
  const reason = obstacle();
  if (reason) return notRun(reason);
  mkdirSync(containersFolder, { recursive: true, mode: 0o700 });
  const lock = tryLock(join(containersFolder, 'lock'));
  if (!('release' in lock)) return notRun(`another check (process ${lock.heldBy.pid}) is running`);
  const run = new ContainerRun(new Progress());
  try {
    await endLeftovers(join(containersFolder, 'run'));
    await run.all();
  } catch (error) {
    if (error instanceof Obstacle) return notRun(error.message);
    console.error(messageOf(error));
    run.failed.push(messageOf(error));
  } finally {
    await run.cleanUp();
    lock.release();
  }
  const failures = run.failed.map((message) => ({ file: '', title: containersStep.title, message }));
  return { passed: run.passed.length, failed: run.failed.length, skipped: [], failures };
}

function notRun(reason: string): StepResult {
  console.log(`Not run: ${reason}.`);
  return { passed: 0, failed: 0, skipped: [], notRun: reason };
}
