import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { boolean, object } from '@reefdesk/contracts/schema/view';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { Endpoint } from '../src/endpoint/endpoint.decorator.ts';
import { commonEnv, readEnv } from '../src/env.ts';
import { HandleMessage } from '../src/messaging/handle.decorators.ts';
import type { RunningService } from '../src/service.ts';

/** One hour, which ends when the test says so. */
const DRAIN_MS = 3_600_000;
let hourPassed = Promise.withResolvers<void>();
jest.mock('node:timers/promises', () => {
  const timers = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  const setTimeout = (ms: number, ...more: []) => (ms === DRAIN_MS ? hourPassed.promise : timers.setTimeout(ms, ...more));
  return { ...timers, setTimeout };
});

const ANSWER = { used: ['reef'], databaseId: 'one' };

let started = 0;
let finished = Promise.withResolvers<void>();

const DONE = { access: 'public', summary: '', answers: { 200: object({ done: boolean() }) } } as const;
const probe = { slow: { route: 'GET /slow', ...DONE }, quick: { route: 'GET /quick', ...DONE } } as const satisfies Endpoints;

@Controller()
class SlowController {
  @Endpoint(probe.slow) async slow() {
    await finished.promise;
    return { done: true };
  }
  @Endpoint(probe.quick) quick() {
    return { done: true };
  }
  @HandleMessage(FIND_IMAGE_USES.catalog) async find() {
    started++;
    await finished.promise;
    return ANSWER;
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('a service that shuts down', () => {
  let stack: TestStack;
  let asker: NatsPeer;
  let service: RunningService;
  const closings = new Map<RunningService, Promise<void> | undefined>();

  async function start(): Promise<RunningService> {
    const process = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_MS: String(DRAIN_MS),
      FINISH_MS: '3600000',
    };
    const env = readEnv(commonEnv, { ...stack.env('catalog'), ...process });
    const { startService } = await import('../src/service.ts');
    const running = await startService({ name: 'catalog', env, module: SlowModule });
    closings.set(running, undefined);
    await eventually(async () => expect(await ready(running)).toBe(200));
    return running;
  }

  function close(running: RunningService): Promise<void> {
    const closing = closings.get(running) ?? running.close();
    closings.set(running, closing);
    return closing;
  }

  const ready = async ({ opsUrl }: RunningService): Promise<number> => (await fetch(`${opsUrl}/health/ready`)).status;

  const closed = ({ url }: RunningService) => eventually(() => expect(fetch(`${url}/quick`)).rejects.toThrow());

  /** NATS processes commands of a connection in order, so after a flush it knows that the service takes no messages. */
  const deaf = async (running: RunningService): Promise<void> => {
    await closed(running);
    const [messages] = running.app.getMicroservices();
    // A connection without running handlers may be closed already.
    await (messages as INestMicroservice)
      .unwrap<NatsConnection>()
      .flush()
      .catch(() => undefined);
  };

  beforeEach(() => {
    finished = Promise.withResolvers();
    hourPassed = Promise.withResolvers();
  });
  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
    asker = await NatsPeer.connect(stack, 'media');
    service = await start();
  });
  afterEach(() => {
    finished.resolve();
    hourPassed.resolve();
  });
  afterAll(async () => {
    await Promise.all([...closings.keys()].map(close));
    await asker?.close();
    await stack?.stop();
  });

  it('finishes the running request and message, and meanwhile sends clients elsewhere', async () => {
    const request = fetch(`${service.url}/slow`);
    const question = asker.ask(FIND_IMAGE_USES.catalog, { ids: [] });
    await eventually(() => expect(started).toBe(1));
    const closing = close(service);

    expect(await ready(service)).toBe(503);
    const last = await fetch(`${service.url}/quick`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    hourPassed.resolve();
    await deaf(service);
    await expect(asker.ask(FIND_IMAGE_USES.catalog, { ids: [] })).rejects.toThrow('no responders');

    finished.resolve();
    expect(await (await request).json()).toEqual({ done: true });
    expect(await question).toEqual(ANSWER);
    await closing;
    expect(started).toBe(1);
  });

  it('leaves new messages to another replica', async () => {
    const first = await start();
    await start();
    const asked = Array.from({ length: 10 }, () => asker.ask(FIND_IMAGE_USES.catalog, { ids: [] }));
    await eventually(() => expect(started).toBe(11));
    const closing = close(first);
    hourPassed.resolve();
    await deaf(first);
    const later = Array.from({ length: 10 }, () => asker.ask(FIND_IMAGE_USES.catalog, { ids: [] }));
    await eventually(() => expect(started).toBe(21));
    finished.resolve();
    const answers = await Promise.all([...asked, ...later]);
    expect(answers).toEqual(answers.map(() => ANSWER));
    await closing;
  });
});
