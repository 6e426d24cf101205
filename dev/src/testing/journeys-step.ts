import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { runShown, type Step, type StepResult } from './step.ts';

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Browser journeys through the built system, which they start themselves. */
export const journeysStep: Step = { name: 'journeys', title: 'Browser journeys', run: () => runJourneys([]) };

/** Only these files of them. */
export function journeyFilesStep(files: string[]): Step {
  return { ...journeysStep, run: () => runJourneys(files) };
}

async function runJourneys(files: string[]): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-journeys-'));
  const report = join(folder, 'report.json');
  const playwright = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(repositoryRoot, 'e2e', 'playwright.config.ts');
  const isGood = await runShown(process.execPath, [playwright, 'test', '--config', config, '--reporter=list,json', ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  try {
    return countJourneys(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, isGood);
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function countJourneys({ stats, suites }: PlaywrightReport, isGood: boolean): StepResult {
  // One that passes only at the second try is not reliable: it counts as failed.
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && !isGood ? 1 : failed, skipped: suites.flatMap((suite) => skippedIn(suite)) };
}

function skippedIn({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === 'skipped').map((test) => `${title} › ${spec.title} (${test.projectName})`),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}
