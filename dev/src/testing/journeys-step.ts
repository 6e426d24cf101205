import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { artifactsFolder } from './artifacts.ts';
import { asResult, type Failure, plainMessage, runShown, type Step, type StepResult, sumOf } from './step.ts';

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of the tests, such as a failed start of the system. */
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  projectName: string;
  results?: {
    errors?: { message?: string; location?: { file: string; line: number; column: number } }[];
    attachments?: { name: string; path?: string }[];
  }[];
}

interface PlaywrightRun {
  folder: string;
  args: string[];
}

const JOURNEYS = 'e2e/journeys';
const LAST_RUN = '.last-run.json';
const TOGETHER = ['--project', 'phone', '--project', 'desktop'];
/** E2e tests that terminate processes run alone after the others, whatever their result. */
const ALONE = ['--project', 'crash', '--no-deps'];

export const journeysStep: Step = stepOf('journeys', 'Browser journeys', TOGETHER);
export const crashStep: Step = stepOf('crash', 'Browser journeys while parts end', ALONE);

function stepOf(name: string, title: string, args: string[]): Step {
  return {
    name,
    title,
    run: () => runJourneys({ folder: name, args }),
    runAgain: () => {
      const folder = `${name}-again`;
      mkdirSync(join(artifactsFolder, folder), { recursive: true });
      copyFileSync(join(artifactsFolder, name, LAST_RUN), join(artifactsFolder, folder, LAST_RUN));
      return runJourneys({ folder, args: [...args, '--last-failed', '--workers=1'] });
    },
  };
}

export function journeyFilesStep(files: string[]): Step {
  const run = (folder: string, args: string[]) => runJourneys({ folder, args: [...args, '--pass-with-no-tests', ...files] });
  return {
    ...journeysStep,
    runAgain: undefined,
    run: async () => sumOf([await run(journeysStep.name, TOGETHER), await run(crashStep.name, ALONE)]),
  };
}

async function runJourneys({ folder, args }: PlaywrightRun): Promise<StepResult> {
  const reports = mkdtempSync(join(tmpdir(), 'reefdesk-journeys-'));
  const report = join(reports, 'report.json');
  const playwright = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const always = ['--config', join(repositoryRoot, 'e2e', 'playwright.config.ts'), '--reporter=list,json'];
  const output = ['--output', join(artifactsFolder, folder)];
  const isGood = await runShown(process.execPath, [playwright, 'test', ...always, ...output, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  try {
    return countJourneys(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, isGood);
  } catch {
    return asResult(false, `Playwright (${folder})`);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

export function countJourneys({ stats, suites, errors = [] }: PlaywrightReport, isGood: boolean): StepResult {
  const failed = stats.unexpected + stats.flaky + errors.length;
  const tests = suites.flatMap((suite) => testsIn(suite, suite.title));
  const skipped = tests.filter(({ test }) => test.status === 'skipped').map(({ file, title }) => `${file} › ${title}`);
  // Any other Playwright failure, such as a global timeout, counts as one.
  if (failed === 0 && !isGood) return { ...asResult(false, 'Playwright'), passed: stats.expected, skipped };
  const failedTests = tests.filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky').map(failureOf);
  const failedAround = errors.map(({ message = '' }) => ({ file: '', title: 'Outside of the tests', message: plainMessage(message) }));
  return { passed: stats.expected, failed, skipped, failures: [...failedTests, ...failedAround] };
}

interface NamedTest {
  file: string;
  title: string;
  test: PlaywrightTest;
}

/** `groups` are the titles around the suite; the outermost suite is a file. */
function testsIn({ suites = [], specs = [] }: PlaywrightSuite, file: string, groups: string[] = []): NamedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ file, title: `${[...groups, title].join(' › ')} (${test.projectName})`, test })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file, [...groups, suite.title]))];
}

function failureOf({ file, title, test: { results = [] } }: NamedTest): Failure {
  const [error] = results.flatMap(({ errors = [] }) => errors);
  const pictures = results.flatMap(({ attachments = [] }) => attachments).filter(({ name }) => name === 'screenshot');
  // The first tab of a worker stays open between tests; the current test's tab comes last.
  const screenshot = pictures
    .flatMap(({ path }) => path ?? [])
    .sort()
    .at(-1);
  const { location } = error ?? {};
  return {
    file: `${JOURNEYS}/${file}`,
    title,
    message: plainMessage(error?.message ?? 'It gave no error.'),
    place: location && `${relative(repositoryRoot, location.file)}:${location.line}:${location.column}`,
    screenshot: screenshot && relative(repositoryRoot, screenshot),
  };
}
