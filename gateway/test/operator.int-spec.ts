import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SiteChanged } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { demoBrand } from './support/demo-brand.ts';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const named = (name: string): Brand => ({ ...demoBrand(), name, shortName: name });

describe('the operator on two gateways', () => {
  let renderer: ServiceProcess;
  let one: GatewayUnderTest;
  let other: GatewayUnderTest;
  let site: NatsPeer;

  beforeAll(async () => {
    renderer = await startRenderer();
    // A response without a change event stays fresh longer than the test.
    const env = { RENDERER_URL: renderer.url, RESPONSE_CACHE_FRESH_MS: '3600000', UPSTREAM_TIMEOUT_MS: '2000' };
    one = await GatewayUnderTest.start({ env });
    other = await GatewayUnderTest.start({
      env,
      bus: { natsUrl: one.bus.natsUrl, credentials: (name) => one.bus.credentials(name), stop: async () => undefined },
    });
    site = await one.peer('site');
  });
  afterAll(async () => {
    await site?.close();
    await other?.stop();
    await one?.stop();
    await renderer?.stop();
  });
  beforeEach(() => Promise.all([one.reset(), other.reset()]));

  const says = (brand: Brand) => {
    for (const { services } of [one, other]) services.site.answer = publicJson({ data: { brand } });
  };
  const both = (path: string) => Promise.all([one, other].map((gateway) => gateway.ask(path)));

  it('is that of the file until its record is loaded (SET-02)', async () => {
    await Promise.all([one.services.site.down(), other.services.site.down()]);
    for (const { status, text } of await both('/auth/sign-in')) {
      expect(status).toBe(200);
      expect(titleOf(text)).toContain('Reef &lt;/script&gt; &amp; Sons');
    }
  });

  it('is that of the record in cached pages, manifest and page configuration, without a restart (SET-01, PGE-11)', async () => {
    for (const name of ['Blue House', 'Bluer House']) {
      says(named(name));
      await site.tell(SiteChanged, { version: 2 });
      await eventually(async () => {
        for (const { text } of await both('/auth/sign-in')) expect(titleOf(text)).toContain(name);
      });
      for (const { json } of await both('/site.webmanifest')) expect(json).toMatchObject({ name });
      for (const { text } of await both('/auth/sign-in')) expect(text).toContain(`"brand":{"name":"${name}"`);
      // The other page was rendered before.
      for (const { text } of await both('/auth/homepage')) expect(text).toContain(`"brand":{"name":"${name}"`);
    }
  });

  it('stays the last known one while the service is down, also for new pages (SET-01)', async () => {
    await Promise.all([one.services.site.down(), other.services.site.down()]);
    await site.tell(SiteChanged, { version: 3 });
    for (const { status, text } of await both('/sign-up')) {
      expect(status).toBe(200);
      expect(titleOf(text)).toContain('Bluer House');
    }
  });

  it('does not change when a response is not a valid record', async () => {
    for (const { services } of [one, other]) services.site.answer = publicJson({ data: { another: 'form' } });
    await site.tell(SiteChanged, { version: 4 });
    for (const { text } of await both('/auth/sign-in')) expect(titleOf(text)).toContain('Bluer House');
  });
});
