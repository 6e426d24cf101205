import { beforeEach, describe, expect, it } from '@jest/globals';
import { HealthRegistry } from './health-registry.ts';

describe('HealthRegistry', () => {
  let health: HealthRegistry;
  let unavailable: Set<string>;
  const check = (name: string) => () => {
    if (unavailable.has(name)) throw new Error('away');
  };

  beforeEach(() => {
    unavailable = new Set();
    health = new HealthRegistry();
    health.add('own', check('own'));
    health.addShared('store', check('store'));
  });

  it('is ready and complete while everything is up', async () => {
    expect(await health.report()).toEqual({ ready: true, complete: true, checks: { own: 'up', store: 'up' } });
  });

  it('is not ready while one of its own dependencies is down', async () => {
    await health.report();
    unavailable.add('own');
    expect(await health.report()).toEqual({ ready: false, complete: false, checks: { own: 'away', store: 'up' } });
  });

  it('is not ready before a shared store was up once, so that a rollout with a wrong password stops', async () => {
    unavailable.add('store');
    expect(await health.report()).toMatchObject({ ready: false, checks: { store: 'away' } });
    unavailable.clear();
    expect(await health.report()).toMatchObject({ ready: true });
  });

  it('stays ready and reports it when a shared store goes down', async () => {
    await health.report();
    unavailable.add('store');
    expect(await health.report()).toEqual({ ready: true, complete: false, checks: { own: 'up', store: 'away' } });
  });

  it('is neither ready nor complete while it drains', async () => {
    health.drain();
    expect(await health.report()).toMatchObject({ ready: false, complete: false });
  });
});
