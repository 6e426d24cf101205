import { LIMITS } from '@reefdesk/contracts/limits';
import { destinations, enquiries, packages, testimonials } from '../content/index.ts';
import { copiesOf, MAX_SCALE } from './copies.ts';

describe('copiesOf', () => {
  it('makes 100 times the content: 20,000 enquiries with 5,000 bookings of past days', () => {
    const copies = copiesOf(100);
    const counts = [copies.destinations, copies.packages, copies.testimonials].map(({ length }) => length);
    expect(counts).toEqual([destinations, packages, testimonials].map(({ length }) => 99 * length));
    expect(enquiries.length + copies.enquiries.length).toBe(20_000);
    const booked = copies.enquiries.flatMap(({ bookings = [] }) => bookings);
    expect(Math.abs(booked.length - 5_000)).toBeLessThan(10);
    expect(booked.every(({ seats, daysAgo = 0 }) => seats > 0 && daysAgo > 0)).toBe(true);
  });

  it('gives each enquiry a key of its own, and lets few share a contact', () => {
    const all = [...enquiries, ...copiesOf(MAX_SCALE).enquiries];
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    const counts = new Map<string, number>();
    for (const { phone = '', wechat = phone } of all) counts.set(wechat, (counts.get(wechat) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(15);
  });

  it('leaves no added enquiry unanswered', () => {
    const open = copiesOf(3).enquiries.filter(({ answer, outcome, bookings }) => !answer && !outcome && !bookings);
    expect(open).toEqual([]);
  });

  it('adds to a smaller scale without changing its copies', () => {
    expect(copiesOf(3).enquiries.slice(0, copiesOf(2).enquiries.length)).toEqual(copiesOf(2).enquiries);
    expect(copiesOf(1).enquiries).toEqual([]);
  });

  it('goes up to the limits of a site', () => {
    expect(destinations.length * MAX_SCALE).toBeLessThanOrEqual(LIMITS.destinations);
    expect(destinations.length * (MAX_SCALE + 1)).toBeGreaterThan(LIMITS.destinations);
  });
});
