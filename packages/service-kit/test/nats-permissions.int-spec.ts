import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { DescribeImages, FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { commonEnv, readEnv } from '../src/env.ts';
import type { AskingNatsClient } from '../src/messaging/asking-nats-client.ts';
import { HandleMessage } from '../src/messaging/handle.decorators.ts';
import { MessageBus } from '../src/messaging/message-bus.ts';
import { type RunningService, startService } from '../src/service.ts';

const ANSWER = { used: ['reef'], databaseId: 'one' };
/** More attempts of both connections than the client would make by default. */
const REFUSALS = 8;

@Controller()
class AnsweringController {
  @HandleMessage(FIND_IMAGE_USES.catalog) find() {
    return ANSWER;
  }
}

@Module({ controllers: [AnsweringController] })
class AnsweringModule {}

describe('a service whose NATS password is wrong', () => {
  let right: TestStack;
  let other: TestStack;
  let proxy: FaultProxy;
  let media: NatsPeer;
  let service: RunningService | undefined;

  beforeAll(async () => {
    [right, other] = await Promise.all([startTestStack({ nats: true }), startTestStack({ nats: true })]);
    proxy = await FaultProxy.to(right.natsUrl);
    await proxy.open();
    media = await NatsPeer.connect(right, 'media');
    media.answer(DescribeImages, () => ({ images: [] }));
  });
  beforeEach(async () => {
    await service?.close();
    service = undefined;
  });
  afterAll(async () => {
    await service?.close();
    await proxy?.cut();
    await media?.close();
    await Promise.all([right?.stop(), other?.stop()]);
  });

  async function start(): Promise<RunningService> {
    const process = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' };
    const NATS_URL = proxy.endpoint.replace('http:', 'nats:');
    const env = readEnv(commonEnv, { ...right.env('catalog'), ...process, NATS_URL });
    service = await startService({ name: 'catalog', env, module: AnsweringModule });
    return service;
  }

  async function refusedOften(): Promise<void> {
    const before = proxy.taken;
    await eventually(() => expect(proxy.taken).toBeGreaterThan(before + REFUSALS));
  }

  async function report({ opsUrl }: RunningService) {
    const answer = await fetch(`${opsUrl}/health/ready`);
    return { status: answer.status, nats: ((await answer.json()) as { checks: { nats: string } }).checks.nats };
  }

  async function expectConnected(running: RunningService): Promise<void> {
    await eventually(async () => expect(await report(running)).toEqual({ status: 200, nats: 'up' }));
    await eventually(async () => expect(await media.ask(FIND_IMAGE_USES.catalog, { ids: [] })).toEqual(ANSWER));
    expect(await running.app.get(MessageBus).ask(DescribeImages, { ids: [] })).toEqual({ images: [] });
  }

  it('reports it after a password rotation, retries, and reconnects when the password is valid', async () => {
    const running = await start();
    await expectConnected(running);
    proxy.leadTo(other.natsUrl);
    await refusedOften();
    const { status, nats } = await report(running);
    expect([status, nats]).toEqual([200, expect.not.stringMatching('up')]);
    proxy.leadTo(right.natsUrl);
    await expectConnected(running);
  });

  it('reports a permanently closed connection, so that the process can end and be replaced', async () => {
    proxy.leadTo(right.natsUrl);
    const running = await start();
    await expectConnected(running);
    const { client } = running.app.get(MessageBus) as unknown as { client: AskingNatsClient };
    await (await client.connect()).close();
    await running.lost;
  });

  it('becomes ready when the password is valid, however long after the start', async () => {
    proxy.leadTo(other.natsUrl);
    const running = await start();
    await refusedOften();
    expect((await report(running)).status).toBe(503);
    proxy.leadTo(right.natsUrl);
    await expectConnected(running);
  });
});
