import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import { DescribeImages, FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { object } from 'yup';
import { Endpoint } from '../src/endpoint/endpoint.decorator.ts';
import { commonEnv, readEnv } from '../src/env.ts';
import { HandleMessage } from '../src/messaging/handle.decorators.ts';
import { MessageBus } from '../src/messaging/message-bus.ts';
import { withoutDeadline } from '../src/request/request-context.ts';
import { type RunningService, startService } from '../src/service.ts';
import { TIME_LEFT_HEADER } from '../src/time/deadline.ts';

/** Longer than any machine needs for this, and shorter than the default timeout of a request. */
const LONG_MS = 2_000;
const LATE = { code: 'gateway_timeout' };

const FOUND = { access: 'public', summary: '', answers: { 200: object() } } as const;
const probe = { ask: { route: 'GET /ask', ...FOUND }, askForAll: { route: 'GET /ask-for-all', ...FOUND } } as const satisfies Endpoints;

@Controller()
class AskingController {
  constructor(private readonly bus: MessageBus) {}

  @Endpoint(probe.ask) ask() {
    return this.bus.ask(DescribeImages, { ids: [] }, { timeoutMs: 600_000 });
  }
  @Endpoint(probe.askForAll) askForAll() {
    return withoutDeadline(() => this.bus.ask(DescribeImages, { ids: [] }, { timeoutMs: 600_000 }));
  }
  @HandleMessage(FIND_IMAGE_USES.catalog) async find() {
    await this.ask();
    return { used: [], databaseId: 'one' };
  }
}

@Module({ controllers: [AskingController] })
class AskingModule {}

describe('deadline of a request', () => {
  let stack: TestStack;
  let service: RunningService;
  let media: NatsPeer;
  const asked: (number | undefined)[] = [];
  let answers = true;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
    media = await NatsPeer.connect(stack, 'media');
    media.answer(DescribeImages, (_, header) => {
      asked.push(Number(header(TIME_LEFT_HEADER)));
      return answers ? { images: [] } : new Promise(() => undefined);
    });
    const source = { ...stack.env('catalog'), HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent' };
    service = await startService({ name: 'catalog', env: readEnv(commonEnv, source), module: AskingModule });
    await eventually(() => media.ask(FIND_IMAGE_USES.catalog, { ids: [] }));
  });
  afterAll(async () => {
    await service?.close();
    await media?.close();
    await stack?.stop();
  });
  beforeEach(() => {
    asked.length = 0;
    answers = true;
  });

  const get = async (path: string, leftMs?: number) => {
    const answer = await fetch(service.url + path, { headers: leftMs === undefined ? {} : { [TIME_LEFT_HEADER]: String(leftMs) } });
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it('passes the remaining time to the next service, slightly shorter each time', async () => {
    expect((await get('/ask', 60_000)).status).toBe(200);
    expect(asked[0]).toBeLessThan(60_000);
    expect(asked[0]).toBeGreaterThan(0);
  });

  it('is not passed on if it is unknown or other callers wait too: then a request has its own timeout', async () => {
    await get('/ask');
    await get('/ask-for-all', 60_000);
    expect(asked).toEqual([599_500, 599_500]);
  });

  it('ends an unanswered request with an error while the other side does not reply', async () => {
    answers = false;
    const overHttp = async () => expect(await get('/ask', LONG_MS)).toMatchObject({ status: 504, body: LATE });
    const overNats = () =>
      expect(media.ask(FIND_IMAGE_USES.catalog, { ids: [] }, 600_000, { [TIME_LEFT_HEADER]: String(LONG_MS) })).rejects.toMatchObject(LATE);
    for (const ask of [overHttp, overNats]) {
      // A slow machine may use up the deadline before the question is sent; then the test tries again.
      await eventually(async () => {
        asked.length = 0;
        await ask();
        expect(asked).toHaveLength(1);
      });
    }
  });

  it('sends no request after the deadline', async () => {
    expect(await get('/ask', 0)).toMatchObject({ status: 504, body: LATE });
    expect(asked).toEqual([]);
  });
});
