import {
  addDays,
  dayIn,
  daysBetween,
  isCalendarDay,
  isCalendarMonth,
  isLocalMoment,
  localMoment,
  momentOf,
  startOfDay,
  weekdayOf,
} from './calendar-days.ts';

describe('calendar days', () => {
  it.each([
    ['2027-03-14', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-3-1', false],
    ['', false],
    ['2027-03-14T00:00', false],
  ])('isCalendarDay(%j) is %s', (value, is) => expect(isCalendarDay(value)).toBe(is));

  it.each([
    ['2027-03', true],
    ['2027-00', false],
    ['2027-13', false],
    ['2027-3', false],
  ])('isCalendarMonth(%j) is %s', (value, is) => expect(isCalendarMonth(value)).toBe(is));

  it('begin in the time zone of the operator, not of the server (DEP-06)', () => {
    const moment = new Date('2027-03-14T16:30:00Z');
    expect(dayIn('Asia/Makassar', moment)).toBe('2027-03-15');
    expect(dayIn('America/New_York', moment)).toBe('2027-03-14');
  });

  it.each([
    ['Asia/Makassar', '2027-03-15', '2027-03-14T16:00:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z'],
    ['America/New_York', '2027-03-15', '2027-03-15T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T10:00:00.000Z'],
    // Summer time skips midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s, %s begins at %s (ENQ-20)', (zone, day, first) => expect(startOfDay(zone, day).toISOString()).toBe(first));

  it('are counted across months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(weekdayOf('2027-03-14')).toBe(7);
    expect(weekdayOf('2027-03-15')).toBe(1);
  });
});

describe('local moments', () => {
  it.each([
    ['Asia/Makassar', '2027-03-14T09:30', '2027-03-14T01:30:00.000Z'],
    ['America/New_York', '2027-01-01T00:00', '2027-01-01T05:00:00.000Z'],
    // 02:30 does not exist: clocks go forward at 02:00, so it is read as one hour later.
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    // 02:30 occurs twice: the first one counts.
    ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ])('converts to UTC: %s, %s (EDT-04)', (timeZone, local, moment) => {
    expect(momentOf(timeZone, local).toISOString()).toBe(moment);
  });

  it('are formatted from a date, and impossible dates are rejected (EDT-04)', () => {
    expect(localMoment('Asia/Makassar', new Date('2027-03-13T16:00:00Z'))).toBe('2027-03-14T00:00');
    expect(['2027-03-14T09:30', '2027-02-30T09:30', '2027-03-14T24:00', '2027-03-14'].map(isLocalMoment)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
