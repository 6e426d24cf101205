import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { defineSite } from '../src/define.ts';

describe('the service site', () => {
  let stack: TestStack;
  let service: RunningService;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    service = await startService(defineSite({ ...stack.env('site'), PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' }));
  });

  afterAll(async () => {
    await service?.close();
    await stack?.stop();
  });

  it('is ready, with a database and a NATS account of its own', async () => {
    await eventually(async () => {
      const answer = await fetch(`${service.opsUrl}/health/ready`);
      expect(await answer.json()).toEqual({ status: 'up', checks: { start: 'up', mongo: 'up', nats: 'up' } });
    });
  });

  it('reports that it can serve requests', async () => {
    expect((await fetch(`${service.url}/health/serving`)).status).toBe(204);
  });
});
