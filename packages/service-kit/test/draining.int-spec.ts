import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { CountCatalog } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
import { Public } from '../src/access/access.decorators.ts';
import { commonEnv, readEnv } from '../src/env.ts';
import { HandleMessage } from '../src/messaging/handle.decorators.ts';
import { type RunningService, startService } from '../src/service.ts';

const SLOW_MS = 900;
const DRAIN_MS = 300;

let started = 0;

@Controller()
class SlowController {
  @Public() @Get('slow') async slow() {
    await sleep(SLOW_MS);
    return { done: true };
  }
  @Public() @Get('quick') quick() {
    return { done: true };
  }
  @HandleMessage(CountCatalog) async count() {
    started++;
    await sleep(SLOW_MS);
    return { travels: 1, destinations: 2 };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('a service that is told to end', () => {
  let parts: TestParts;
  let asker: NatsPeer;
  let service: RunningService;
  const closings = new Map<RunningService, Promise<void> | undefined>();

  async function start(): Promise<RunningService> {
    const process = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', DRAIN_MS: String(DRAIN_MS) };
    const env = readEnv(commonEnv, { ...parts.env('catalog'), ...process });
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

  beforeAll(async () => {
    parts = await startTestParts({ nats: true });
    asker = await NatsPeer.connect(parts, 'seed');
    service = await start();
  });
  afterAll(async () => {
    await Promise.all([...closings.keys()].map(close));
    await asker?.close();
    await parts?.stop();
  });

  it('finishes the request and the message it works on, and meanwhile tells everybody to go elsewhere', async () => {
    const request = fetch(`${service.url}/slow`);
    const question = asker.ask(CountCatalog, {});
    await eventually(() => expect(started).toBe(1));
    const closing = close(service);

    expect(await ready(service)).toBe(503);
    const last = await fetch(`${service.url}/quick`);
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    await sleep(DRAIN_MS + 100);
    await expect(fetch(`${service.url}/quick`)).rejects.toThrow();
    await expect(asker.ask(CountCatalog, {}, 1_000)).rejects.toThrow('no responders');

    expect(await (await request).json()).toEqual({ done: true });
    expect(await question).toEqual({ travels: 1, destinations: 2 });
    await closing;
    expect(started).toBe(1);
  });

  it('leaves questions to another replica from then on', async () => {
    const first = await start();
    await start();
    const asked = Array.from({ length: 10 }, () => asker.ask(CountCatalog, {}));
    await eventually(() => expect(started).toBe(11));
    const closing = close(first);
    await sleep(DRAIN_MS + 100);
    const later = Array.from({ length: 10 }, () => asker.ask(CountCatalog, {}));
    const answers = await Promise.all([...asked, ...later]);
    expect(answers).toEqual(answers.map(() => ({ travels: 1, destinations: 2 })));
    await closing;
  });
});
