import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { countJest } from './jest-step.ts';
import { countJourneys } from './journeys-step.ts';
import type { Failure } from './step.ts';
import { isGood, summary } from './summary.ts';

const outcome = (passed: number, failed: number, skipped: string[] = []) => ({ title: 'Unit', seconds: 1, passed, failed, skipped });
const failure: Failure = {
  file: 'services/catalog/test/travels.int-spec.ts',
  title: 'travels returns 409',
  message: 'Error: expect(received).toBe(expected)\n\nExpected: 409\nReceived: 200',
  place: 'services/catalog/test/travels.int-spec.ts:12:3',
  screenshot: '.cache/test-artifacts/journeys/a/test-failed-1.png',
};

describe('the summary of npm test', () => {
  it('ends with the table of steps and the sum of all steps', () => {
    const lines = summary([outcome(3, 0), { ...outcome(4, 1), failures: [failure] }]).split('\n');
    expect(lines.at(-1)).toBe('7 passed, 1 failed');
    expect(lines.at(-3)).toMatch(/Unit +4 passed +1 failed/);
    expect(lines.indexOf(`  ${failure.file} › ${failure.title}`)).toBeLessThan(lines.length - 4);
  });

  it('shows file, title, message, place and screenshot of a failure', () => {
    const text = summary([{ ...outcome(4, 1), failures: [failure] }]);
    expect(text).toContain(`Failed (1):
  services/catalog/test/travels.int-spec.ts › travels returns 409
    Error: expect(received).toBe(expected)
    Expected: 409
    Received: 200
    at services/catalog/test/travels.int-spec.ts:12:3
    screen: .cache/test-artifacts/journeys/a/test-failed-1.png
`);
  });

  it('shows failures, table and total in the last 60 lines for as many failures as are run again', () => {
    const failures = Array.from({ length: 15 }, (_, at) => ({ ...failure, screenshot: undefined, title: `test ${at}` }));
    const steps = Array.from({ length: 12 }, () => outcome(1, 0));
    const lines = summary([...steps, { ...outcome(0, 15), failures }]).split('\n');
    expect(lines.length - lines.indexOf('Failed (15):')).toBeLessThanOrEqual(62);
    expect(lines).toContain('    Error: expect(received).toBe(expected)');
  });

  it('shows the cause once if it failed all tests of a file', () => {
    const failures = ['a', 'b', 'c'].map((title) => ({ ...failure, title }));
    const text = summary([{ ...outcome(4, 3), failures }]);
    expect(text).toContain(`Failed (3):\n  ${failure.file} › a, and 2 more tests alike\n    Error: expect`);
    expect(text.match(/Expected: 409/g)).toHaveLength(1);
  });

  it('lists unsteady tests with their first error above the total, and counts them as passed', () => {
    const text = summary([{ ...outcome(5, 0), unsteady: [failure] }]);
    expect(text).toMatch(/Unsteady \(1\).*\n {2}services\/catalog\/test\/travels\.int-spec\.ts › travels returns 409\n {4}Error: expect/);
    expect(text).toMatch(/5 passed +0 failed .* 1 unsteady\n\n5 passed, 0 failed$/);
  });

  it('lists skipped and left-out steps, and why failures were not excused', () => {
    const text = summary([outcome(3, 0, ['travels › lists'])], { leftOut: ['Browser journeys'], note: 'No second look.' });
    expect(text).toContain('Skipped (1):\n  travels › lists');
    expect(text).toContain('Left out on request:\n  Browser journeys');
    expect(text).toContain('\nNo second look.\n');
  });

  it('is good only if every step ran a test and nothing failed', () => {
    expect(isGood([outcome(3, 0)])).toBe(true);
    expect(isGood([outcome(3, 0), outcome(0, 0)])).toBe(false);
    expect(isGood([outcome(3, 1)])).toBe(false);
    expect(isGood([])).toBe(false);
  });
});

describe('a step that cannot run on this machine', () => {
  const notRun = { ...outcome(0, 0), title: 'Images', notRun: 'no root' };

  it('is listed with its reason, and is no failure', () => {
    expect(summary([outcome(3, 0), notRun])).toMatch(/Images +not run: no root/);
    expect(isGood([outcome(3, 0), notRun])).toBe(true);
  });
});

describe('counting', () => {
  const jestFile = { name: join(repositoryRoot, 'dev/test/a.int-spec.ts'), status: 'failed', message: '', assertionResults: [] };
  const jestReport = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };

  it('reports failed jest tests with the place in the test, and lists pending tests', () => {
    const stack = `    at helper (${repositoryRoot}/dev/test/support.ts:1:1)\n    at Object.<anonymous> (${jestFile.name}:7:21)`;
    const failed = { fullName: 'a stays', status: 'failed', failureMessages: [`\u001B[31mError: gone\u001B[39m\n${stack}`] };
    const assertionResults = [{ fullName: 'later', status: 'todo' }, failed];
    const report = { ...jestReport, numFailedTests: 1, testResults: [{ ...jestFile, assertionResults }] };
    expect(countJest(report, false)).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['later'],
      failures: [{ file: 'dev/test/a.int-spec.ts', title: 'a stays', message: 'Error: gone', place: 'dev/test/a.int-spec.ts:7:21' }],
    });
  });

  it('counts a jest file that cannot be loaded as one failure', () => {
    const testResults = [{ ...jestFile, message: 'Cannot find module' }];
    const { failed, failures } = countJest({ ...jestReport, numRuntimeErrorTestSuites: 1, testResults }, false);
    expect(failed).toBe(1);
    expect(failures).toEqual([expect.objectContaining({ file: 'dev/test/a.int-spec.ts', message: 'Cannot find module' })]);
  });

  it('lists a failed afterAll besides the failed tests of its file', () => {
    const assertionResults = [{ fullName: 'a stays', status: 'failed', failureMessages: ['Error: gone'] }];
    const testResults = [
      { ...jestFile, message: '  ● a stays\n\n  ● Test suite failed to run\n\n    Error: still there', assertionResults },
    ];
    const { failed, failures } = countJest({ ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults }, false);
    expect(failed).toBe(2);
    expect(failures?.map(({ title, message }) => [title, message])).toEqual([
      ['a stays', 'Error: gone'],
      ['the file as a whole', 'Test suite failed to run\n\n    Error: still there'],
    ]);
  });

  it('counts a run that failed without a failed test as one failure', () => {
    expect(countJest(jestReport, false).failed).toBe(1);
    expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }, false).failed).toBe(1);
  });

  it('counts a system that did not start as a failure outside of tests', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [], errors: [{ message: 'It did not start' }] };
    const failures = [{ file: '', title: 'Outside of the tests', message: 'It did not start' }];
    expect(countJourneys(report, false)).toEqual({ passed: 0, failed: 1, skipped: [], failures });
  });

  it('reports failed and skipped e2e tests with their groups and the project', () => {
    const errors = [{ message: 'Error: no button', location: { file: join(repositoryRoot, 'e2e/journeys/a.e2e.ts'), line: 3, column: 5 } }];
    const attachments = [{ name: 'screenshot', path: join(repositoryRoot, '.cache/a.png') }];
    const tests = [
      { status: 'skipped', projectName: 'phone' },
      { status: 'unexpected', projectName: 'desktop', results: [{ errors, attachments }] },
    ];
    const suites = [{ title: 'a.e2e.ts', suites: [{ title: 'a guest', specs: [{ title: 'signs in', tests }] }] }];
    expect(countJourneys({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 }, suites }, false)).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['a.e2e.ts › a guest › signs in (phone)'],
      failures: [
        {
          file: 'e2e/journeys/a.e2e.ts',
          title: 'a guest › signs in (desktop)',
          message: 'Error: no button',
          place: 'e2e/journeys/a.e2e.ts:3:5',
          screenshot: '.cache/a.png',
        },
      ],
    });
  });
});
