import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenPreview, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerOfCatalog, DESTINATION, named } from './support/site-content.ts';

const PATH = '/auth/destination-detail/d1';
const TOKEN = 'the-token';
const draft = { ...DESTINATION, name: named('Siladen at night') };
const record: PreviewedRecord = {
  path: PATH,
  answers: {
    '/api/destination/d1': { kind: 'whole', body: { status: 'success', success: true, data: draft } },
    '/api/packages': { kind: 'item', by: 'travel_id', item: { travel_id: 't1', travel_name: named('Night trip') } },
    '/api/testimonials?limit=24': {
      kind: 'item',
      by: 'testimonial_id',
      item: { testimonial_id: 'new', name: named('Wei') },
      isFirst: true,
    },
  },
};

describe('a preview', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;
  let site: NatsPeer;
  let opened: PreviewedRecord | null;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url } });
    site = await gateway.peer('site');
    site.answer(OpenPreview, ({ token }) => ({ record: token === TOKEN ? opened : null }));
  });
  afterAll(async () => {
    await site?.close();
    await gateway?.stop();
    await renderer?.stop();
  });
  beforeEach(async () => {
    await gateway.reset();
    opened = record;
    gateway.services.site.answer = publicJson({ data: [] });
    gateway.services.testimonials.answer = publicJson({ data: [{ testimonial_id: 'old' }] });
    gateway.services.catalog.answer = answerOfCatalog;
  });

  it("shows the draft as the public page in each language, for this site's frames only, not indexed and not cached (EDT-03)", async () => {
    for (const [language, title] of [
      ['en', 'Siladen at night'],
      ['cn', 'Siladen at night（中）'],
    ]) {
      const { text, headers } = await eventually(async () => {
        const answer = await gateway.ask(`${PATH}?preview=${TOKEN}&lang=${language}`);
        expect(answer.status).toBe(200);
        return answer;
      });
      expect(text).toContain(title);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
    const { text, headers } = await gateway.ask(PATH);
    expect(text).toContain('Siladen');
    expect(text).not.toContain('at night');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('answers the later reads of its page by their Referer, and no other reads (EDT-03)', async () => {
    const referer = `${gateway.url}${PATH}?preview=${TOKEN}`;
    const asked = async (path: string, headers: Record<string, string>) => JSON.parse((await gateway.ask(path, { headers })).text).data;
    expect(await asked('/api/destination/d1', { referer })).toEqual(draft);
    expect(await asked('/api/destination/d1', { referer: `${gateway.url}${PATH}?preview=another` })).toEqual(DESTINATION);
    expect(await asked('/api/destination/d1', {})).toEqual(DESTINATION);
    expect(await asked('/api/packages', { referer })).toEqual([{ travel_id: 't1', travel_name: named('Night trip') }]);
    expect(await asked('/api/testimonials', { referer })).toEqual([{ testimonial_id: 'old' }]);
    expect(await asked('/api/testimonials?limit=24&utm_source=mail', { referer })).toEqual([
      { testimonial_id: 'new', name: named('Wei') },
      { testimonial_id: 'old' },
    ]);
    expect((await gateway.ask('/api/destination/d1', { headers: { referer } })).headers['cache-control']).toBe('no-store');
  });

  it('redirects to the public page when the link is no longer valid (EDT-03)', async () => {
    opened = null;
    const ended = await gateway.ask(`${PATH}?preview=${TOKEN}&lang=id`);
    expect([ended.status, ended.headers.location]).toEqual([303, `${PATH}?lang=id`]);
    expect(ended.headers['cache-control']).toBe('no-store');
  });

  it('is an error while it cannot be rendered, and never the public page (EDT-03)', async () => {
    await renderer.stop();
    const { status: answered, text } = await gateway.ask(`${PATH}?preview=${TOKEN}`);
    expect(answered).toBe(503);
    expect(text).not.toContain('Siladen');
    renderer = await startRenderer();
  });
});
