import { Module } from '@nestjs/common';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { commonEnv, readEnv } from '../src/env.ts';
import { HealthRegistry } from '../src/health/health-registry.ts';
import { type RunningService, startService } from '../src/service.ts';

@Module({})
class EmptyModule {}

describe('GET /health/serving', () => {
  let stack: TestStack;
  let service: RunningService;
  const status = async () => (await fetch(`${service.url}/health/serving`, { method: 'HEAD' })).status;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
    const env = readEnv(commonEnv, { ...stack.env('catalog'), PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' });
    service = await startService({ name: 'catalog', env, module: EmptyModule });
  });

  afterAll(async () => {
    await service?.close();
    await stack?.stop();
  });

  it('depends on the database only and succeeds while the service drains', async () => {
    expect(await status()).toBe(204);
    service.app.get(HealthRegistry).drain();
    expect((await fetch(`${service.opsUrl}/health/ready`)).status).toBe(503);
    expect(await status()).toBe(204);
  });

  it('returns 503 while the database does not answer', async () => {
    const health = service.app.get(HealthRegistry);
    health.add('mongo', () => Promise.reject(new Error('away')));
    expect(await status()).toBe(503);
    health.add('mongo', () => undefined);
    expect(await status()).toBe(204);
  });
});
