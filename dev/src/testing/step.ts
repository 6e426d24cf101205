import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { ONE_CHECKER } from '../system/one-checker.ts';
import { track } from '../system/run-tool.ts';

export interface Failure {
  /** Relative to the repository's root; empty if the tool names none. */
  file: string;
  /** Includes the titles of the groups. */
  title: string;
  /** Without colours and stack. */
  message: string;
  /** `file:line:column`, if the tool reports one. */
  place?: string;
  screenshot?: string;
}

export interface StepResult {
  passed: number;
  failed: number;
  skipped: string[];
  /** Failures outside of tests name no file. */
  failures?: Failure[];
  /** Missing prerequisite of this machine, which is no failure. */
  notRun?: string;
}

export interface Step {
  name: string;
  title: string;
  /** May be left out when time runs short; see `time-limit.ts`. */
  canBeLeftOut?: boolean;
  run(): Promise<StepResult>;
  /** Reruns the files of failed tests alone. Failures of steps without it are never excused. */
  runAgain?(failures: readonly Failure[]): Promise<StepResult>;
}

/** A tool with only an exit code counts as one test. */
export function check(name: string, title: string, run: () => Promise<boolean>): Step {
  return { name, title, run: async () => asResult(await run(), title) };
}

export function asResult(isGood: boolean, title: string): StepResult {
  if (isGood) return { passed: 1, failed: 0, skipped: [] };
  return { passed: 0, failed: 1, skipped: [], failures: [{ file: '', title, message: 'Its output is above.' }] };
}

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

/** Groups failures of a file by message and place, because a failed set-up fails all its tests. */
export function causesOf(failures: readonly Failure[] = []): Failure[][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const cause = JSON.stringify([failure.file, failure.message, failure.place]);
    groups.set(cause, [...(groups.get(cause) ?? []), failure]);
  }
  return [...groups.values()];
}

export const filesOf = (failures: readonly Failure[]): string[] => [...new Set(failures.map(({ file }) => file))].filter(Boolean);

/** Runs a tool with its output on the console; true on exit code 0. */
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

/** Runs the type checker with less garbage collection, which saves a sixth of its CPU time. */
export function runTsc(args: string[], cwd = repositoryRoot): Promise<boolean> {
  return runShown('tsc', [...args, ...ONE_CHECKER], { GOGC: '400' }, cwd);
}
