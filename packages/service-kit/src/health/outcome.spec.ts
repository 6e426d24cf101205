import { describe, expect, it } from '@jest/globals';
import { AppError } from '../errors/app-error.ts';
import { Metrics } from './metrics.ts';
import { outcomeOf, timed } from './outcome.ts';

describe('outcomeOf', () => {
  it('distinguishes client errors from server errors', () => {
    expect([new AppError('not_found'), new AppError('service_unavailable'), new Error('x'), 'x'].map(outcomeOf)).toEqual([
      'refused',
      'failed',
      'failed',
      'failed',
    ]);
  });
});

describe('timed', () => {
  it('records how work ended and passes its result on', async () => {
    const metrics = new Metrics('test');
    const seconds = metrics.histogram('work_duration_seconds', 'Work', ['kind', 'outcome'], [1]);
    expect(await timed(seconds, { kind: 'a' }, async () => 'done')).toBe('done');
    await expect(timed(seconds, { kind: 'a' }, () => Promise.reject(new AppError('forbidden')))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const text = await metrics.registry.metrics();
    expect(text).toContain('work_duration_seconds_count{service="test",kind="a",outcome="ok"} 1');
    expect(text).toContain('work_duration_seconds_count{service="test",kind="a",outcome="refused"} 1');
  });
});

describe('gauge', () => {
  it('keeps its last value if it cannot be read', async () => {
    const metrics = new Metrics('test');
    let isUnavailable = false;
    metrics.gauge('queue_length', 'Queue', [], (gauge) => {
      if (isUnavailable) throw new Error('away');
      gauge.set(7);
    });
    await metrics.registry.metrics();
    isUnavailable = true;
    expect(await metrics.registry.metrics()).toContain('queue_length{service="test"} 7');
  });
});
