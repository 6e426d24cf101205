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
  it('leaves a step out that can be and would begin after it', () => {
    expect(whyLeftOut(step(true), '65', 66 * MINUTE_MS)).toBe('the 65 minutes of REEFDESK_TEST_MINUTES are over');
    expect(whyLeftOut(step(true), '65', 64 * MINUTE_MS)).toBeUndefined();
  });

  it('never leaves out any other step', () => {
    expect(whyLeftOut(step(false), '65', 500 * MINUTE_MS)).toBeUndefined();
  });

  it.each([undefined, ''])('leaves nothing out when it is %p', (minutes) => {
    expect(whyLeftOut(step(true), minutes, 500 * MINUTE_MS)).toBeUndefined();
  });

  it.each(['soon', '-1', '0'])('refuses %p', (minutes) => {
    expect(() => whyLeftOut(step(true), minutes, 0)).toThrow(`REEFDESK_TEST_MINUTES is a number of minutes, not "${minutes}".`);
  });
});
