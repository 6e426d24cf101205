import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { ListPublicKeys, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { NatsProxy, SPOILED } from '@reefdesk/test-kit/nats-proxy';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { commonEnv, readEnv } from '../src/env.ts';
import { OnEvent } from '../src/messaging/handle.decorators.ts';
import { MessageBus } from '../src/messaging/message-bus.ts';
import { type RunningService, startService } from '../src/service.ts';

const heard: unknown[] = [];

@Controller()
class HearingController {
  @OnEvent(SessionsEnded, { broadcast: true }) ended(event: { userId: string }): void {
    heard.push(event);
  }
}

@Module({ controllers: [HearingController] })
class HearingModule {}

describe('malformed messages', () => {
  let stack: TestStack;
  let proxy: NatsProxy;
  let auth: NatsPeer;
  let service: RunningService;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
    proxy = await NatsProxy.to(stack.natsUrl);
    const process = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' };
    const env = readEnv(commonEnv, { ...stack.env('gateway'), ...process, NATS_URL: proxy.url });
    service = await startService({ name: 'gateway', env, module: HearingModule });
    auth = await NatsPeer.connect(stack, 'auth');
    auth.answer(ListPublicKeys, () => ({ keys: [] }));
    await eventually(async () => expect((await fetch(`${service.opsUrl}/health/ready`)).status).toBe(200));
  });
  beforeEach(() => {
    proxy.heal();
    heard.length = 0;
  });
  afterAll(async () => {
    await service?.close();
    await auth?.close();
    await proxy?.close();
    await stack?.stop();
  });

  const ask = () => service.app.get(MessageBus).ask(ListPublicKeys, {}, { timeoutMs: 60_000 });

  async function malformed(side: string): Promise<number> {
    const metrics = await (await fetch(`${service.opsUrl}/metrics`)).text();
    const [, count = '0'] = new RegExp(`^nats_messages_malformed_total\\{.*side="${side}".*\\} (\\d+)$`, 'm').exec(metrics) ?? [];
    return Number(count);
  }

  it('reject the request at once and are counted when they are replies, and the next reply is read', async () => {
    for (const spoil of SPOILED) {
      proxy.do({ spoil }, /^_INBOX/);
      await expect(ask()).rejects.toMatchObject({ code: 'service_unavailable' });
    }
    // The client itself reports an empty reply.
    expect(await malformed('answer')).toBe(SPOILED.length - 1);
    proxy.heal();
    expect(await ask()).toEqual({ keys: [] });
  });

  it('are dropped and counted when they are events, and the next event is handled', async () => {
    for (const spoil of SPOILED) {
      proxy.do({ spoil }, /^events\./);
      const before = proxy.struck;
      await auth.tell(SessionsEnded, { userId: 'spoiled' });
      await eventually(() => expect(proxy.struck).toBeGreaterThan(before));
    }
    proxy.heal();
    await auth.tell(SessionsEnded, { userId: 'whole' });
    await eventually(() => expect(heard).toEqual([{ userId: 'whole' }]));
    expect(await malformed('received')).toBe(SPOILED.length);
  });
});
