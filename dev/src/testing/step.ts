import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { ONE_CHECKER } from '../system/one-checker.ts';
import { track } from '../system/run-tool.ts';

/** A test that failed. */
export interface Failure {
  /** Path from the repository's root; empty when the tool names none. */
  file: string;
  /** Full title, with the titles of the groups around it. */
  title: string;
  /** The tool's message without colours and stack. */
  message: string;
  /** `file:line:column` in the repository, where the tool gives one. */
  place?: string;
  /** Path of a picture of the screen. */
  screenshot?: string;
}

export interface StepResult {
  passed: number;
  failed: number;
  /** Names of what did not run. */
  skipped: string[];
  /** The failed tests. What went wrong outside of them names no file. */
  failures?: Failure[];
  /** Why nothing at all ran: something that this machine lacks, and no fault. */
  notRun?: string;
}

export interface Step {
  /** To choose it: `npm test -- unit`. */
  name: string;
  title: string;
  /** A run that has little time may leave it out; see `time-limit.ts`. */
  canBeLeftOut?: boolean;
  run(): Promise<StepResult>;
  /** Runs the files of failed tests once more, with nothing beside them. Steps without it get no second look. */
  runAgain?(failures: readonly Failure[]): Promise<StepResult>;
}

/** A tool that only says yes or no counts as one. */
export function check(name: string, title: string, run: () => Promise<boolean>): Step {
  return { name, title, run: async () => asResult(await run(), title) };
}

export function asResult(isGood: boolean, title: string): StepResult {
  if (isGood) return { passed: 1, failed: 0, skipped: [] };
  return { passed: 0, failed: 1, skipped: [], failures: [{ file: '', title, message: 'Its output is above.' }] };
}

/** A message as people read it: without colours and without the lines of the stack. */
export function plainMessage(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at .+:\d+:\d+\)?$/.test(line));
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .join('\n')
    .trim();
}

export function sumOf(results: readonly StepResult[]): StepResult {
  const total = (key: 'passed' | 'failed') => results.reduce((all, result) => all + result[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: results.flatMap(({ skipped }) => skipped),
    failures: results.flatMap(({ failures = [] }) => failures),
  };
}

/**
 * Failures grouped by cause: tests of one file that failed with the same message at the same place. A failed set-up fails all tests of
 * its file, and is one cause.
 */
export function causesOf(failures: readonly Failure[] = []): Failure[][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const cause = JSON.stringify([failure.file, failure.message, failure.place]);
    groups.set(cause, [...(groups.get(cause) ?? []), failure]);
  }
  return [...groups.values()];
}

export const filesOf = (failures: readonly Failure[]): string[] => [...new Set(failures.map(({ file }) => file))].filter(Boolean);

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

/** Runs the type checker. It collects garbage less often than by default, which saves a sixth of its CPU time. */
export function runTsc(args: string[], cwd = repositoryRoot): Promise<boolean> {
  return runShown('tsc', [...args, ...ONE_CHECKER], { GOGC: '400' }, cwd);
}
