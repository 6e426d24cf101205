import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { ANSWERS, DESTINATION, named } from './support/site-content.ts';

describe('a kept page', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url } });
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });
  beforeEach(async () => {
    await gateway.reset();
    gateway.services.catalog.answer = (request, response) => {
      const data = ANSWERS[request.url ?? ''];
      return data ? publicJson({ data })(request, response) : status(404)(request, response);
    };
  });

  it('changes with its content, and is rendered again only then', async () => {
    const drawn = async () => {
      const metrics = await (await fetch(`${renderer.opsUrl}/metrics`)).text();
      return Number(/^page_render_seconds_count\{.*outcome="page".*\} (\d+)$/m.exec(metrics)?.[1]);
    };
    const first = await gateway.ask('/auth/destination-detail/d1');
    const before = await drawn();
    expect((await gateway.ask('/auth/destination-detail/d1')).headers.etag).toBe(first.headers.etag);
    expect(await drawn()).toBe(before);
    const changed = { ...DESTINATION, name: named('Nain') };
    gateway.services.catalog.answer = publicJson({ data: changed });
    const catalog = await gateway.peer('catalog');
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () =>
      expect((await gateway.ask('/auth/destination-detail/d1')).text).toContain('<h1 class="heading-1 mt-4">Nain</h1>'),
    );
    await catalog.close();
  });

  it('is the same in every encoding, on the first request and once it is kept', async () => {
    const ask = (encoding: string) => gateway.ask('/auth/destination-detail/d1?lang=id', { headers: { 'accept-encoding': encoding } });
    const first = await ask('br');
    const whole = brotliDecompressSync(first.body).toString();
    expect(whole).toContain('<h1');
    const [again, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('identity')];
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(again.body).toString()).toBe(whole);
    expect(gunzipSync(gzip.body).toString()).toBe(whole);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(whole);
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(whole)));
  });
});
