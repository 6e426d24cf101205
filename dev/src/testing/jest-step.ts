import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/paths.ts';
import { runShown, type Step, type StepResult } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** jest on some of its projects. Fails when there is no test to run: jest does so by itself. */
export function jestStep(name: string, title: string, projects: string[]): Step {
  return { name, title, run: () => runJest(projects) };
}

async function runJest(projects: string[]): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-jest-'));
  const report = join(folder, 'report.json');
  const isGood = await runShown(
    process.execPath,
    [join(repositoryRoot, 'node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${report}`, '--selectProjects', ...projects],
    { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  );
  try {
    return countJest(JSON.parse(readFileSync(report, 'utf8')) as JestReport, isGood);
  } catch {
    return { passed: 0, failed: 1, skipped: [] }; // It broke down before it could report.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function countJest(report: JestReport, isGood: boolean): StepResult {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'pending' || status === 'todo').map((test) => test.fullName),
  );
  // Anything else that made jest unhappy, such as a broken setup, counts as one.
  return { passed: report.numPassedTests, failed: failed === 0 && !isGood ? 1 : failed, skipped };
}
