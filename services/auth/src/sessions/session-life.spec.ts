import { expiryOf, needsTouch } from './session-life.ts';

const START = new Date('2030-01-01T00:00:00Z');
const later = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000);

describe('session life (OR-16)', () => {
  it('ends twelve hours after its last use', () => {
    expect(expiryOf({ createdAt: START, lastSeenAt: later(5), remembered: false })).toEqual(later(17));
  });

  it('ends a day after it was opened, even in use', () => {
    expect(expiryOf({ createdAt: START, lastSeenAt: later(23), remembered: false })).toEqual(later(24));
  });

  it('lasts fourteen days when remembered, used or not', () => {
    expect(expiryOf({ createdAt: START, lastSeenAt: START, remembered: true })).toEqual(later(14 * 24));
    expect(expiryOf({ createdAt: START, lastSeenAt: later(300), remembered: true })).toEqual(later(14 * 24));
  });

  it('is marked as seen at most once a minute', () => {
    expect(needsTouch({ lastSeenAt: START }, new Date(START.getTime() + 59_999))).toBe(false);
    expect(needsTouch({ lastSeenAt: START }, new Date(START.getTime() + 60_000))).toBe(true);
  });
});
