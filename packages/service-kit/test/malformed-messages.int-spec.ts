import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { ListPublicKeys, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { NatsRoad, SPOILED } from '@reefdesk/test-kit/nats-road';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
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
  let parts: TestParts;
  let road: NatsRoad;
  let auth: NatsPeer;
  let service: RunningService;

  beforeAll(async () => {
    parts = await startTestParts({ nats: true });
    road = await NatsRoad.to(parts.natsUrl);
    const process = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' };
    const env = readEnv(commonEnv, { ...parts.env('gateway'), ...process, NATS_URL: road.url });
    service = await startService({ name: 'gateway', env, module: HearingModule });
    auth = await NatsPeer.connect(parts, 'auth');
    auth.answer(ListPublicKeys, () => ({ keys: [] }));
    await eventually(async () => expect((await fetch(`${service.opsUrl}/health/ready`)).status).toBe(200));
  });
  beforeEach(() => {
    road.heal();
    heard.length = 0;
  });
  afterAll(async () => {
    await service?.close();
    await auth?.close();
    await road?.close();
    await parts?.stop();
  });

  const ask = () => service.app.get(MessageBus).ask(ListPublicKeys, {}, { timeoutMs: 60_000 });

  async function malformed(side: string): Promise<number> {
    const metrics = await (await fetch(`${service.opsUrl}/metrics`)).text();
    const [, count = '0'] = new RegExp(`^nats_messages_malformed_total\\{.*side="${side}".*\\} (\\d+)$`, 'm').exec(metrics) ?? [];
    return Number(count);
  }

  it('reject the request at once and are counted when they are replies, and the next reply is read', async () => {
    for (const spoil of SPOILED) {
      road.do({ spoil }, /^_INBOX/);
      await expect(ask()).rejects.toMatchObject({ code: 'service_unavailable' });
    }
    // The client itself reports an empty reply.
    expect(await malformed('answer')).toBe(SPOILED.length - 1);
    road.heal();
    expect(await ask()).toEqual({ keys: [] });
  });

  it('are dropped and counted when they are events, and the next event is handled', async () => {
    for (const spoil of SPOILED) {
      road.do({ spoil }, /^events\./);
      const before = road.struck;
      await auth.tell(SessionsEnded, { userId: 'spoiled' });
      await eventually(() => expect(road.struck).toBeGreaterThan(before));
    }
    road.heal();
    await auth.tell(SessionsEnded, { userId: 'whole' });
    await eventually(() => expect(heard).toEqual([{ userId: 'whole' }]));
    expect(await malformed('received')).toBe(SPOILED.length);
  });
});
