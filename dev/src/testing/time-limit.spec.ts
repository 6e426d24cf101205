import type { Step } from './step.ts';
import { whyLeftOut } from './time-limit.ts';

const MINUTE_MS = 60_000;
const step = (canBeLeftOut: boolean): Step => ({
  name: 'crash',
  title: 'Crash',
  canBeLeftOut,
  run: () => Promise.reject(new Error('Not run.')),
});

describe('the time limit of npm test', () => {
  it('skips a step that can be left out and would begin after it', () => {
    expect(whyLeftOut(step(true), '65', 66 * MINUTE_MS)).toBe('the 65 minutes of REEFDESK_TEST_MINUTES are over');
    expect(whyLeftOut(step(true), '65', 64 * MINUTE_MS)).toBeUndefined();
  });

  it('never skips any other step', () => {
    expect(whyLeftOut(step(false), '65', 500 * MINUTE_MS)).toBeUndefined();
  });

  it.each([undefined, ''])('skips nothing when it is %p', (minutes) => {
    expect(whyLeftOut(step(true), minutes, 500 * MINUTE_MS)).toBeUndefined();
  });

  it.each(['soon', '-1', '0'])('rejects %p', (minutes) => {
    expect(() => whyLeftOut(step(true), minutes, 0)).toThrow(`REEFDESK_TEST_MINUTES is a number of minutes, not "${minutes}".`);
  });
});
