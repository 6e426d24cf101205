import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';

describe('the HTML of a page and the screen in the browser', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url, RESPONSE_CACHE_FRESH_MS: '3600000' } });
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });

  it.each([
    ['/auth/homepage', ['/api/gallery-slides', '/api/packages?limit=24', '/api/site', '/api/testimonials?limit=24']],
    ['/auth/about', ['/api/gallery-slides', '/api/site/questions/en']],
    ['/auth/destinations', ['/api/destinations?view=card&limit=24']],
    ['/auth/packages', ['/api/packages?view=card&limit=24']],
    ['/auth/destination-detail/d1', ['/api/destination/d1', '/api/packages?destination=d1']],
    ['/auth/travel/bunaken', ['/api/departures?package=bunaken', '/api/testimonials?package=bunaken&limit=24', '/api/travel/bunaken']],
    ['/auth/sign-in', []],
    ['/auth/privacy', ['/api/site/pages/privacy/en']],
    ['/auth/support', ['/api/site/pages/support/en', '/api/site/questions/en']],
  ])('of %s make the same requests, so that one kept response serves both: %j', async (path, calls) => {
    await gateway.reset();
    expect((await gateway.ask(path)).status).toBe(200);
    for (const call of calls) expect((await gateway.ask(call)).status).toBe(200);
    const asked = Object.values(gateway.services).flatMap(({ received }) => received.map(({ url }) => url));
    expect(asked.sort()).toEqual(calls.filter((call) => !EARLIER.has(call)));
    for (const call of calls) EARLIER.add(call);
  });
});

/** Addresses that are cached because another page used them. */
const EARLIER = new Set<string>();
