import { jest } from '@jest/globals';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { ObjectStorage } from './object-storage.ts';
import { StorageHealth } from './storage-health.ts';

describe('StorageHealth', () => {
  let clock: HeldClock;
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  function healthOf(prepare: () => Promise<void>) {
    const asked = jest.fn(prepare);
    const health = new StorageHealth({ prepare: asked } as unknown as ObjectStorage, new HealthRegistry());
    return { asked, health };
  }

  it('checks storage once for all probes within a second, and again afterwards', async () => {
    const { asked, health } = healthOf(async () => undefined);
    await Promise.all([health.check(), health.check()]);
    await health.check();
    expect(asked).toHaveBeenCalledTimes(1);
    clock.pass(1_001);
    await health.check();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('reports an outage of storage, and its end', async () => {
    let isUnavailable = true;
    const { health } = healthOf(async () => {
      if (isUnavailable) throw new Error('refused');
    });
    await expect(health.check()).rejects.toThrow('object storage does not answer');
    await expect(health.check()).rejects.toThrow('object storage does not answer');
    isUnavailable = false;
    clock.pass(1_001);
    await expect(health.check()).resolves.toBeUndefined();
  });
});
