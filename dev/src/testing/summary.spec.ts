import { countJest } from './jest-step.ts';
import { countJourneys } from './journeys-step.ts';
import { isGood, summary } from './summary.ts';

const outcome = (passed: number, failed: number, skipped: string[] = []) => ({ title: 'Unit', seconds: 1, passed, failed, skipped });

describe('the summary of npm test', () => {
  it('ends with the sum of all steps', () => {
    expect(
      summary([outcome(3, 0), outcome(4, 1)], [])
        .split('\n')
        .at(-1),
    ).toBe('7 passed, 1 failed');
  });

  it('names what was skipped or left out', () => {
    const text = summary([outcome(3, 0, ['travels › lists'])], ['Browser journeys']);
    expect(text).toContain('Skipped (1):\n  travels › lists');
    expect(text).toContain('Left out on request: Browser journeys');
  });

  it('is good only when every step ran something and nothing failed', () => {
    expect(isGood([outcome(3, 0)])).toBe(true);
    expect(isGood([outcome(3, 0), outcome(0, 0)])).toBe(false);
    expect(isGood([outcome(3, 1)])).toBe(false);
    expect(isGood([])).toBe(false);
  });
});

describe('a step that this machine cannot run', () => {
  const notRun = { ...outcome(0, 0), title: 'Images', notRun: 'no root' };

  it('is named with its reason, and is no failure', () => {
    expect(summary([outcome(3, 0), notRun], [])).toMatch(/Images +not run: no root/);
    expect(isGood([outcome(3, 0), notRun])).toBe(true);
  });
});

describe('counting', () => {
  it('counts a jest suite that cannot be loaded as a failure, and lists pending tests', () => {
    const assertionResults = [{ fullName: 'later', status: 'todo' }];
    const report = { numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [{ name: 'a', assertionResults }] };
    expect(countJest(report, false)).toEqual({ passed: 2, failed: 2, skipped: ['later'] });
  });

  it('counts a run that went wrong without a failed test as one failure', () => {
    expect(countJest({ numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] }, false).failed).toBe(1);
    expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] }, false).failed).toBe(1);
  });

  it('counts a journey that passes only at the second try as failed', () => {
    const specs = [{ title: 'signs in', tests: [{ status: 'skipped', projectName: 'phone' }] }];
    const report = { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 }, suites: [{ title: 'a.e2e.ts', specs }] };
    expect(countJourneys(report, true)).toEqual({ passed: 1, failed: 1, skipped: ['a.e2e.ts › signs in (phone)'] });
  });
});
