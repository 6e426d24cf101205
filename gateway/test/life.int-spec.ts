import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { defineGateway } from '../src/define.ts';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startOwnBus } from './support/own-bus.ts';

describe('readiness', () => {
  let bus: Awaited<ReturnType<typeof startOwnBus>>;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    bus = await startOwnBus();
    gateway = await GatewayUnderTest.start({ bus });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  const ready = async () => (await gateway.ask('/health/ready')).status;

  it('is 200 once the website can be served, and tells nothing else', async () => {
    await eventually(async () => expect(await ready()).toBe(200));
    const answer = await gateway.ask('/health/ready');
    expect(answer.json).toEqual({ status: 'up' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['auth', 'catalog', 'media', 'testimonials'] as const)(
    'is 503 while %s is away or has no database, and 200 again after',
    async (name) => {
      await eventually(async () => expect(await ready()).toBe(200));
      gateway.services[name].answer = status(503);
      await eventually(async () => expect(await ready()).toBe(503));
      gateway.services[name].answer = status(401);
      await eventually(async () => expect(await ready()).toBe(200));
      await gateway.services[name].down();
      await eventually(async () => expect(await ready()).toBe(503));
      expect((await gateway.ask('/health/live')).status).toBe(200);
      await gateway.services[name].up();
      await eventually(async () => expect(await ready()).toBe(200));
    },
  );

  it('asks the services at most once a second, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 30 }, ready));
    expect(gateway.services.auth.received.length).toBeLessThanOrEqual(2);
  });

  it('shows nothing of the internal port on the public one', async () => {
    for (const path of ['/metrics', '/health', '/health/ready/x']) {
      const { status, text } = await gateway.ask(path, { headers: { accept: 'application/json' } });
      expect(status).toBe(404);
      expect(text).not.toContain('process_cpu');
    }
    await gateway.ask('/api/me');
    const metrics = await (await fetch(`${gateway.service.opsUrl}/metrics`)).text();
    expect(metrics.includes('route="/api/me"')).toBe(true);
  });

  it('is 503 while NATS is away; what was kept is dropped when it is back', async () => {
    const path = '/api/travel/over-a-nats-restart';
    gateway.services.catalog.answer = publicJson({ data: 'before' });
    await eventually(async () => expect(await ready()).toBe(200));
    await gateway.ask(path);
    bus.kill();
    await eventually(async () => expect(await ready()).toBe(503));
    // Public pages do without NATS.
    expect((await gateway.ask(path)).json).toEqual({ data: 'before' });
    expect((await gateway.ask('/')).status).toBe(200);
    gateway.services.catalog.answer = publicJson({ data: 'after' });
    await eventually(async () => expect(await ready()).toBe(200), 10_000);
    await eventually(async () => expect((await gateway.ask(path)).json).toEqual({ data: 'after' }), 2_000);
  });

  it('resolves sessions again after NATS was away', async () => {
    const auth = await gateway.peer('auth');
    auth.answer(ResolveSession, () => ({ session: null }));
    const admin = { headers: { cookie: 'reefdesk_session=x' } };
    await eventually(async () => expect((await gateway.ask('/api/get-travels-with-stats', admin)).status).toBe(200));
    bus.kill();
    await sleep(1_200);
    await eventually(async () => expect((await gateway.ask('/api/get-travels-with-stats', admin)).status).toBe(200), 10_000);
    await auth.close();
  });

  it('is 503 while there is no shell', async () => {
    const bare = await GatewayUnderTest.start({ bus: { ...bus, stop: async () => {} } });
    rmSync(join(bare.folder, 'shell'), { recursive: true });
    try {
      expect((await bare.ask('/health/ready')).status).toBe(503);
      expect((await bare.ask('/')).json).toMatchObject({ code: 'service_unavailable' });
    } finally {
      await bare.stop();
    }
  });
});

describe('ending', () => {
  it('finishes what has begun and lets go of every kept connection', async () => {
    const gateway = await GatewayUnderTest.start();
    gateway.services.auth.answer = async (_request, response) => {
      response.write('{');
      await sleep(400);
      response.end('}');
    };
    const keepAlive = new Agent({ keepAlive: true });
    const idle = request(gateway.url, { agent: keepAlive }).end();
    const [page] = await once(idle, 'response');
    await once(page.resume(), 'end');
    const begun = request(`${gateway.url}/api/me`, { agent: new Agent({ keepAlive: true }) }).end();
    const [answer] = await once(begun, 'response');
    const startedAt = Date.now();
    const [text] = await Promise.all([answer.toArray(), gateway.service.close()]);
    expect(Buffer.concat(text).toString()).toBe('{}');
    expect(Date.now() - startedAt).toBeLessThan(2_500);
    await gateway.stop();
  });
});

describe('the environment', () => {
  const url = 'http://127.0.0.1:1';
  const env = {
    PORT: '0',
    OPS_PORT: '0',
    NATS_URL: 'nats://127.0.0.1:1',
    AUTH_URL: url,
    CATALOG_URL: url,
    MEDIA_URL: url,
    TESTIMONIALS_URL: url,
    FRONTENDS_DIR: '/nowhere',
    BRAND_FILE: '/nowhere/brand.json',
  };

  it.each([
    [{ AUTH_URL: '' }, /AUTH_URL/],
    [{ CATALOG_URL: 'catalog:8080' }, /CATALOG_URL/],
    [{ FRONTENDS_DIR: '' }, /FRONTENDS_DIR/],
    [{ TRUSTED_PROXY_HOPS: '-1' }, /TRUSTED_PROXY_HOPS/],
    [{ PUBLIC_ORIGINS: 'https://a.example, b.example' }, /PUBLIC_ORIGINS: "b.example"/],
    [{}, /BRAND_FILE \/nowhere\/brand.json: .*ENOENT/],
  ])('stops at boot for %j and names the variable', (change, message) => {
    expect(() => defineGateway({ ...env, ...change })).toThrow(message);
  });

  it('stops at boot for a brand that cannot be used and says where', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
    const file = join(folder, 'brand.json');
    writeFileSync(file, '{"name": ""}');
    expect(() => defineGateway({ ...env, BRAND_FILE: file })).toThrow(/name must be a text; shortName must be a text/);
    rmSync(folder, { recursive: true });
  });
});
