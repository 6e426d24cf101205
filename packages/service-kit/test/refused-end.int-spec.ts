import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { filter, firstValueFrom } from 'rxjs';
import { commonEnv, readEnv } from '../src/env.ts';
import { MessageBus } from '../src/messaging/message-bus.ts';
import { startService } from '../src/service.ts';

@Module({})
class EmptyModule {}

describe('a service that cannot be closed', () => {
  let stack: TestStack;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => stack?.stop());

  it('reports the error, and leaves no timer or port behind that would keep its process alive', async () => {
    const process = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', DRAIN_MS: '0' };
    const env = readEnv(commonEnv, { ...stack.env('catalog'), ...process });
    const service = await startService({ name: 'catalog', env, module: EmptyModule });
    // Closing the service while it connects to NATS would leave a connection behind.
    const listening = service.app.getMicroservices().map(({ status }) => firstValueFrom(status.pipe(filter((now) => now === 'connected'))));
    await Promise.all([service.app.get(MessageBus, { strict: false }).check(), ...listening]);
    const set = jest.spyOn(globalThis, 'setInterval');
    const cleared = jest.spyOn(globalThis, 'clearInterval');
    jest.spyOn(service.app.getHttpAdapter(), 'close').mockRejectedValueOnce(new Error('held open'));
    const failure = await service.close().catch((error: unknown) => error);
    const timers = set.mock.results.map(({ value }) => value as NodeJS.Timeout);
    const remaining = timers.filter((timer) => !cleared.mock.calls.some(([gone]) => gone === timer));
    for (const timer of remaining) clearInterval(timer);
    await service.app.close();
    expect(failure).toMatchObject({ message: 'held open' });
    expect([timers.length, remaining.length]).toEqual([2, 0]);
    await expect(fetch(service.opsUrl)).rejects.toThrow();
  });
});
