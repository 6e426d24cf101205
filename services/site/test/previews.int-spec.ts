import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewView } from '@reefdesk/contracts/editing/endpoints';
import { OpenPreview, PREVIEW_RECORD, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { changeUnseen } from '@reefdesk/test-kit/databases';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { SiteUnderTest } from './site-under-test.ts';

const HOUR_MS = 3_600_000;

describe('preview links', () => {
  let site: SiteUnderTest;
  let catalog: NatsPeer;
  let gateway: NatsPeer;

  beforeAll(async () => {
    site = await SiteUnderTest.start();
    catalog = await site.peer('catalog');
    gateway = await site.peer('gateway');
    catalog.answer(PREVIEW_RECORD.catalog, ({ kind, id }) => ({
      record:
        id === 'there' ? { path: `/auth/${kind}/there`, answers: { [`/api/${kind}`]: { kind: 'whole' as const, body: { id } } } } : null,
    }));
  });
  afterAll(async () => {
    await catalog?.close();
    await gateway?.close();
    await site?.stop();
  });

  const make = async (kind = 'packages', id = 'there') => {
    const { status, body } = await site.ask<PreviewView>('POST', '/api/previews', { json: { kind, id } });
    return { status, ...body.data, token: new URL(body.data?.url ?? '', 'http://site').searchParams.get('preview') ?? '' };
  };
  const open = async (token: string): Promise<PreviewedRecord | null> => (await gateway.ask(OpenPreview, { token })).record;
  const listed = async (id = 'there') =>
    (await site.ask<PreviewView[]>('GET', `/api/previews?kind=packages&id=${id}`)).body.data.map(({ preview_id }) => preview_id);

  it('open a draft for 24 hours without sign-in, and are shown once (EDT-03)', async () => {
    const { status, url, token, preview_id, made_at, expires_at } = await make();
    expect(status).toBe(201);
    expect(url).toMatch(/^\/auth\/packages\/there\?preview=[\w-]{43}$/);
    expect(Date.parse(expires_at) - Date.parse(made_at)).toBe(24 * HOUR_MS);
    expect(await open(token)).toEqual({
      path: '/auth/packages/there',
      answers: { '/api/packages': { kind: 'whole', body: { id: 'there' } } },
    });
    const { body } = await site.ask<PreviewView[]>('GET', '/api/previews?kind=packages&id=there');
    expect(body.data.find((one) => one.preview_id === preview_id)).toMatchObject({ url: null, kind: 'packages', id: 'there' });
    expect(JSON.stringify(body)).not.toContain(token);
    for (const wrong of [`${token}x`, token.slice(1), '', preview_id]) expect(await open(wrong)).toBeNull();
  });

  it('stop working when they expire or are revoked (EDT-03)', async () => {
    const [one, other] = [await make(), await make()];
    expect((await site.ask('DELETE', `/api/previews/${one.preview_id}`)).status).toBe(200);
    expect(await open(one.token)).toBeNull();
    expect((await site.ask('DELETE', `/api/previews/${one.preview_id}`)).status).toBe(404);
    expect(await open(other.token)).not.toBeNull();
    await changeUnseen(site.stack.mongoUri, site.stack.database('site'), 'previews', { expiresAt: new Date(Date.now() - 1) });
    expect(await open(other.token)).toBeNull();
    expect(await listed()).toEqual([]);
  });

  it('exist only for existing records, and only the latest twenty per record', async () => {
    expect((await make('packages', 'gone')).status).toBe(404);
    expect((await site.ask('POST', '/api/previews', { json: { kind: 'people', id: 'there' } })).body.fields).toHaveProperty('kind');
    expect((await site.ask('POST', '/api/previews', { json: { kind: 'packages' } })).body.fields).toHaveProperty('id');
    const first = await make('destinations');
    const made = [];
    for (let n = 0; n < 22; n++) made.push((await make()).preview_id);
    expect(await listed()).toEqual(made.slice(2).reverse());
    expect(await open(first.token)).not.toBeNull();
  });

  it('return 503 while the owning service is unavailable, and are not stored', async () => {
    const { status, body } = await site.ask('POST', '/api/previews', { json: { kind: 'testimonials', id: 'there' } });
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
    expect((await site.ask<PreviewView[]>('GET', '/api/previews?kind=testimonials&id=there')).body.data).toEqual([]);
  });
});
