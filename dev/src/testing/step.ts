import { spawn } from 'node:child_process';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { track } from '../system/run-tool.ts';

export interface StepResult {
  passed: number;
  failed: number;
  /** Names of what did not run. */
  skipped: string[];
  /** Why nothing at all ran: something that this machine lacks, and no fault. */
  notRun?: string;
}

export interface Step {
  /** To choose it: `npm test -- unit`. */
  name: string;
  title: string;
  run(): Promise<StepResult>;
}

/** A tool that only says yes or no counts as one. */
export function check(name: string, title: string, run: () => Promise<boolean>): Step {
  return { name, title, run: async () => asResult(await run()) };
}

export function asResult(isGood: boolean): StepResult {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: [] };
}

/** Runs a tool with its output on the console; true when it ends well. */
export function runShown(program: string, args: string[], env: Record<string, string> = {}, cwd = repositoryRoot): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    track(child);
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
