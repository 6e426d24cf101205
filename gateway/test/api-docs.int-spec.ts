import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

/** Cache time of the merged document. */
const HELD_MS = 5_000;

const documentOf = (path: string): RequestListener => {
  const document = { openapi: '3.1.0', info: { title: 'one', version: '1' }, paths: { [path]: {} }, components: { schemas: {} } };
  return (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
};

describe('the documentation of the API', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { API_DOCS: 'on' } });
    for (const [name, service] of Object.entries(gateway.services)) service.answer = documentOf(`/api/${name}`);
  });
  afterAll(() => gateway?.stop());

  it('merges the documents of all services', async () => {
    const { status, json, headers } = await gateway.ask('/api/docs/openapi.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(json.paths as object).sort()).toEqual(SERVICE_NAMES.map((name) => `/api/${name}`).sort());
    expect(json['x-sources']).toEqual(Object.fromEntries(SERVICE_NAMES.map((name) => [name, 'current'])));
    expect(gateway.services.catalog.received.at(-1)?.url).toBe('/openapi.json');
  });

  it('keeps the last document of a service that is down, and marks it', async () => {
    await gateway.ask('/api/docs/openapi.json');
    await gateway.services.media.down();
    const clock = new HeldClock();
    await eventually(async () => {
      clock.pass(HELD_MS);
      const { json } = await gateway.ask('/api/docs/openapi.json');
      expect(json['x-sources']).toMatchObject({ catalog: 'current', media: 'stale' });
      expect(json.paths).toHaveProperty('/api/media');
    });
    clock.release();
    await gateway.services.media.up();
  });

  it.each(['/api/docs', '/api/docs/'])('serves a page at %s that runs and sends requests to this site only', async (path) => {
    const { status, headers, text } = await gateway.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-/);
    expect(text).not.toMatch(/https?:|<script>|style=/);
    for (const [, file] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const asset = await gateway.ask(String(file));
      expect(asset.status).toBe(200);
      const held = await gateway.ask(String(file), { headers: { 'if-none-match': String(asset.headers.etag) } });
      if (asset.headers.etag) expect(held.status).toBe(304);
    }
  });

  it.each(['/api/docs/x.js', '/api/docs/swagger-ui.js', '/api/docs/package.json', '/openapi.json', '/api/openapi.json'])(
    'shows no other file: %s',
    async (path) => {
      expect((await gateway.ask(path)).status).toBe(404);
    },
  );

  it('allows only reads', async () => {
    expect((await gateway.ask('/api/docs', { method: 'HEAD' })).status).toBe(200);
    expect((await gateway.ask('/api/docs', { method: 'POST', headers: { origin: gateway.url } })).status).toBe(405);
  });

  it('returns 404 unless the deployment enables it', async () => {
    const closed = await GatewayUnderTest.start();
    for (const path of ['/api/docs', '/api/docs/', '/api/docs/openapi.json', '/api/docs/start.js']) {
      const { status, json } = await closed.ask(path);
      expect([path, status, json.code]).toEqual([path, 404, 'not_found']);
    }
    await closed.stop();
  });
});
