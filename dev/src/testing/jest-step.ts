import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { track } from '../system/run-tool.ts';
import { asResult, type Failure, filesOf, plainMessage, runShown, type Step, type StepResult } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed to load, or failed outside of tests. */
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

const JEST = join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js');
/** Jest's heading for a file that failed to load, or in an `afterAll`. It counts as a failure besides those of its tests. */
const OUTSIDE_OF_TESTS = 'Test suite failed to run';
const ENV = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

/** Runs jest projects with so many workers. Jest fails if there are no tests. */
export function jestStep(name: string, title: string, projects: string[], workers: number): Step {
  return { name, title, run: () => runJest(['--selectProjects', ...projects, '--maxWorkers', String(workers)]) };
}

/** Failed files of the integration tests run a second time. */
export function integrationStep(workers: number): Step {
  return {
    ...jestStep('integration', 'Integration tests on real parts', ['integration'], workers),
    runAgain: (failures) => runJest(['--runInBand', '--runTestsByPath', ...filesOf(failures)]),
  };
}

export const changedTestsStep: Step = {
  name: 'changed',
  title: 'Tests of what changed',
  run: async () => {
    const result = await runJest(['--changedSince', 'main', '--passWithNoTests']);
    return result.passed + result.failed > 0 ? result : { ...result, notRun: 'no test belongs to what changed' };
  },
};

export function jestFilesStep(files: string[]): Step {
  return { name: 'files', title: 'Tests that were asked for', run: () => runJest(['--runTestsByPath', ...files]) };
}

/** Returns absolute paths of the tests that depend on any of these files. */
export async function relatedTests(files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const child = spawn(process.execPath, [JEST, '--listTests', '--json', '--findRelatedTests', ...files], {
    cwd: repositoryRoot,
    env: { ...process.env, ...ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  track(child);
  return JSON.parse((await text(child.stdout)) || '[]') as string[];
}

export async function runJest(args: string[], root = repositoryRoot): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-jest-'));
  const report = join(folder, 'report.json');
  const isGood = await runShown(process.execPath, [JEST, '--json', `--outputFile=${report}`, ...args], ENV, root);
  try {
    return countJest(JSON.parse(readFileSync(report, 'utf8')) as JestReport, isGood, root);
  } catch {
    return asResult(false, 'jest'); // It broke down before it could report.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function countJest(report: JestReport, isGood: boolean, root = repositoryRoot): StepResult {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'pending' || status === 'todo').map((test) => test.fullName),
  );
  // Any other jest failure, such as a broken setup, counts as one.
  if (failed === 0 && !isGood) return { ...asResult(false, 'jest'), passed: report.numPassedTests, skipped };
  return { passed: report.numPassedTests, failed, skipped, failures: report.testResults.flatMap((file) => failuresIn(file, root)) };
}

function failuresIn({ name, status, message, assertionResults }: JestFile, root: string): Failure[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const outside = message.indexOf(OUTSIDE_OF_TESTS);
  if (status === 'failed' && (failed.length === 0 || outside !== -1)) {
    failed.push({ fullName: 'the file as a whole', status, failureMessages: [message.slice(Math.max(outside, 0))] });
  }
  return failed.map(({ fullName, failureMessages }) => {
    const text = (failureMessages ?? []).join('\n');
    return { file, title: fullName, message: plainMessage(text), place: placeIn(text, name, root) };
  });
}

/** Last stack frame in the test file, else the first in the repository. */
function placeIn(message: string, testFile: string, root: string): string | undefined {
  const places = stripVTControlCharacters(message).match(/\/[^\s()]+:\d+:\d+/g) ?? [];
  const place = places.find((candidate) => candidate.startsWith(`${testFile}:`)) ?? places.find((candidate) => isOwn(candidate, root));
  return place && relative(root, place);
}

const isOwn = (place: string, root: string): boolean => place.startsWith(`${root}/`) && !place.includes('/node_modules/');
