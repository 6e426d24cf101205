import { describe, expect, it } from '@jest/globals';
import { Deadline, readDeadline, timeLeftHeader } from './deadline.ts';

describe('Deadline', () => {
  it('counts down by a monotonic clock, and not below zero', () => {
    let now = 1_000;
    const deadline = new Deadline(500, () => now);
    now += 200;
    expect(deadline.leftMs).toBe(300);
    now += 900;
    expect(deadline.leftMs).toBe(0);
  });

  it('restarts once the request has arrived, unless it was abandoned', () => {
    let now = 0;
    const deadline = new Deadline(500, () => now);
    now = 400;
    deadline.restart();
    expect(deadline.leftMs).toBe(500);
    deadline.abandon();
    deadline.restart();
    expect(deadline.leftMs).toBe(0);
  });

  it('is sent to another process as a duration, slightly shorter than the caller waits', () => {
    expect(['20000', '3000', '100', '0']).toEqual([20_500, 3_333.4, 112, -5].map(timeLeftHeader));
    expect(readDeadline('250', () => 0)?.leftMs).toBe(250);
  });

  it.each([undefined, '', '-1', '1e9', '12.5', 'soon', ['5'], '9999999999'])('rejects %p', (value) => {
    expect(readDeadline(value)).toBeUndefined();
  });
});
