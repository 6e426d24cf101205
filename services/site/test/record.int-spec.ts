import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { SitePageView, SiteQuestionView, SiteRecord } from '@reefdesk/contracts/site/values';
import { localMoment } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createConnection } from 'mongoose';
import { defineSite } from '../src/define.ts';
import { SiteUnderTest } from './site-under-test.ts';

const FILE = join(__dirname, '../../../config/brand.json');
const file = JSON.parse(readFileSync(FILE, 'utf8')) as Brand;

describe("the site's own record", () => {
  let site: SiteUnderTest;
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));

  beforeAll(async () => {
    site = await SiteUnderTest.start();
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  const current = async (): Promise<SiteRecord> => (await site.ask('GET', '/api/site')).body.data;

  it('starts with the content of the brand file, and is public (SET-01, SET-02)', async () => {
    const { status, headers, body } = await site.ask('GET', '/api/site', { role: null });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(body.data.brand).toEqual(file);
    expect(body.data).toMatchObject({ retention: { enquiries: 18, audit: 24, links: 6 }, version: 1 });
    expect(body.data.questions).toHaveLength(7);
  });

  it('is saved only by staff', async () => {
    const { brand } = await current();
    for (const [role, status] of [
      [null, 401],
      ['customer', 403],
    ] as const) {
      expect((await site.ask('PUT', '/api/site', { json: { brand }, role })).status).toBe(status);
    }
    expect((await current()).version).toBe(1);
  });

  it('is edited as a private draft, which lists missing texts and is published as a whole (EDT-01, EDT-02, EDT-04)', async () => {
    type Draft = DraftView<SiteRecord>;
    const before = await current();
    const draft = (method: string, rest = '', json?: unknown) => site.ask<Draft>(method, `/api/drafts/site/site${rest}`, { json });
    const brand = { ...before.brand, hero: { ...before.brand.hero, title: { en: 'Only owners read this', id: '', cn: '静' } } };
    const begun = await draft('PUT', '', { brand });
    expect(begun.body.data).toMatchObject({ version: 1, based_on: before.version, draft: { brand }, record: { brand: before.brand } });
    expect(begun.body.data.missing).toEqual([{ field: 'brand.hero.title', language: 'id' }]);
    expect(await current()).toEqual(before);
    expect((await draft('POST', '/publish', {})).body.code).toBe('not_ready');
    const inAnHour = localMoment(brand.timeZone, new Date(Date.now() + 3_600_000));
    expect((await draft('POST', '/schedule', { at: inAnHour, force: true })).body.data.schedule).toMatchObject({ local: inAnHour });
    expect((await draft('POST', '/publish', { force: true })).status).toBe(200);
    expect(await current()).toMatchObject({ brand, version: before.version + 1 });
    await eventually(() => expect(site.announced).toContainEqual({ version: before.version + 1 }));
    expect((await draft('GET')).body.code).toBe('draft_not_found');
    expect((await site.ask('PUT', '/api/drafts/site/other', { json: { brand } })).body.code).toBe('not_found');
    await site.ask('PUT', '/api/site', { json: { brand: before.brand } });
  });

  it('keeps its earlier versions, which owners compare and restore (EDT-05)', async () => {
    const before = await current();
    const terms = { en: '## Short-lived', id: '', cn: '' };
    const edit = { brand: { ...before.brand, name: 'Short-lived' }, pages: { ...before.pages, terms } };
    expect((await site.ask('PUT', '/api/site', { json: edit })).status).toBe(200);
    const edited = await site.ask<SitePageView>('GET', '/api/site/pages/terms/en');
    const { body } = await site.ask<VersionSummaryView[]>('GET', '/api/versions/site/site');
    const [now, earlier] = body.data.map(({ version, is_current: isCurrent }) => [version, isCurrent]);
    expect([now, earlier]).toEqual([
      [before.version + 1, true],
      [before.version, false],
    ]);
    const path = `/api/versions/site/site/${before.version}`;
    const shown = await site.ask<VersionView>('GET', path);
    expect(shown.body.data.until_now).toContainEqual({ field: 'brand.name', before: 'Short-lived', after: before.brand.name });

    expect((await site.ask('POST', `${path}/restore`, { headers: { 'if-match': `"${before.version}"` } })).body.code).toBe('edit_conflict');
    expect((await site.ask('POST', `${path}/restore`, { headers: { 'if-match': `"${before.version + 1}"` } })).status).toBe(200);
    const { brand, pages, questions, payment, retention } = before;
    expect(await current()).toMatchObject({ brand, pages, questions, payment, retention, version: before.version + 2 });
    await eventually(() => expect(site.announced).toContainEqual({ version: before.version + 2 }));
    const restored = await site.ask<SitePageView>('GET', '/api/site/pages/terms/en');
    expect(restored.body.data.updated_at > edited.body.data.updated_at).toBe(true);

    for (const unknown of ['/api/versions/site/other', `/api/versions/site/site/${before.version + 3}`])
      expect((await site.ask('GET', unknown)).body.code).toBe('not_found');
    expect((await site.ask('GET', path, { role: 'customer' })).status).toBe(403);
  });

  it('starts a draft from an earlier version (EDT-05)', async () => {
    const before = await current();
    const { brand, pages, payment, retention } = before;
    const edit = {
      ...{ brand: { ...brand, name: 'Short-lived' }, questions: [], retention: { enquiries: 2, audit: 3, links: 4 } },
      ...{ pages: { ...pages, terms: { en: '', id: '', cn: '' } }, payment: { deposit: { en: 'By card', id: '', cn: '' } } },
    };
    const edited = (await site.ask<SiteRecord>('PUT', '/api/site', { json: edit })).body.data;
    const start = () => site.ask<{ version: number }>('POST', `/api/versions/site/site/${before.version}/draft`);
    expect((await start()).status).toBe(201);
    expect((await start()).body.code).toBe('draft_exists');
    expect(await current()).toEqual(edited);
    expect((await site.ask('POST', '/api/drafts/site/site/publish', { json: { force: true } })).status).toBe(200);
    const { questions } = before;
    expect(await current()).toMatchObject({ brand, questions, pages, payment, retention, version: before.version + 2 });
  });

  it('publishes an event when it changes, and other services get the new values on request (SET-01)', async () => {
    const { brand, version } = await current();
    const renamed = { ...brand, name: 'Reef House' };
    const { status, headers, body } = await site.ask('PUT', '/api/site', {
      json: { brand: renamed },
      headers: { 'if-match': `"${version}"` },
    });
    expect([status, headers.get('etag'), body.data.brand.name]).toEqual([200, `"${version + 1}"`, 'Reef House']);
    await eventually(() => expect(site.announced).toContainEqual({ version: version + 1 }));
    const catalog = await site.peer('catalog');
    expect((await catalog.ask(DescribeOperator, {})).brand).toEqual(renamed);
    await catalog.close();
  });

  it('is not reset when the service restarts with another brand file (SET-02)', async () => {
    const before = await current();
    const other = join(folder, 'other.json');
    writeFileSync(other, JSON.stringify({ ...file, name: 'Somebody else' }));
    await site.startReplica({ BRAND_FILE: other });
    expect(await current()).toEqual(before);
  });

  it('keeps parts that a request omits', async () => {
    const before = await current();
    const retention = { enquiries: 12, audit: 36, links: 3 };
    const { body } = await site.ask('PUT', '/api/site', { json: { retention } });
    const { brand, questions, pages, payment } = before;
    expect(body.data).toMatchObject({ brand, questions, pages, payment, retention });
  });

  it('has words about deposits, which bookings is told (ENQ-27)', async () => {
    const deposit = { en: 'By bank transfer.', id: '', cn: '银行转账。' };
    expect((await current()).payment.deposit).toEqual({
      en: expect.stringMatching(/./),
      id: expect.stringMatching(/./),
      cn: expect.stringMatching(/./),
    });
    const { status, body } = await site.ask('PUT', '/api/site', { json: { payment: { deposit } } });
    expect([status, body.data.payment]).toEqual([200, { deposit }]);
    const bookings = await site.peer('bookings');
    expect((await bookings.ask(DescribeOperator, {})).payment).toEqual({ deposit });
    await bookings.close();
  });

  it('keeps the time of the private links when a client leaves it out (ENQ-21)', async () => {
    await site.ask('PUT', '/api/site', { json: { retention: { enquiries: 12, audit: 36, links: 3 } } });
    const { status, body } = await site.ask('PUT', '/api/site', { json: { retention: { enquiries: 13, audit: 36 } } });
    expect([status, body.data.retention]).toEqual([200, { enquiries: 13, audit: 36, links: 3 }]);
    const emptied = await site.ask('PUT', '/api/site', { json: { retention: { enquiries: 13, audit: 36, links: '' } } });
    expect([emptied.status, (await current()).retention.links]).toEqual([400, 3]);
  });

  it('answers with the default for a time of retention that the stored record is too old for (ENQ-21)', async () => {
    const { retention } = await current();
    const { links, ...old } = retention;
    const database = await createConnection(site.stack.mongoUri, { dbName: site.stack.database('site') }).asPromise();
    const store = (stored: object) =>
      database.collection<{ _id: string }>('record').updateOne({ _id: 'site' }, { $set: { retention: stored } });
    const bookings = await site.peer('bookings');
    try {
      await store({ ...old, enquiries: 7 });
      expect((await current()).retention).toEqual({ ...old, enquiries: 7, links: 6 });
      expect((await bookings.ask(DescribeOperator, {})).retention).toEqual({ ...old, enquiries: 7, links: 6 });
    } finally {
      await store({ ...old, links });
      await Promise.all([database.close(), bookings.close()]);
    }
  });

  it('rejects a stale edit and returns the stored record', async () => {
    const { version, questions } = await current();
    const headers = { 'if-match': `"${version - 1}"` };
    const { status, body } = await site.ask('PUT', '/api/site', { json: { questions: [] }, headers });
    expect([status, body.code]).toEqual([409, 'edit_conflict']);
    expect(body.current?.questions).toEqual(questions);
  });

  it('accepts only one of many parallel edits of a version', async () => {
    const { version } = await current();
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        site.ask('PUT', '/api/site', { json: { retention: { enquiries: at + 20, audit: 24, links: 6 } }, headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await current()).version).toBe(version + 1);
  });

  it('returns field errors for invalid edits and saves nothing', async () => {
    const before = await current();
    const brand = { ...before.brand, phone: '12', social: { ...before.brand.social, tiktok: 'http://tiktok.example' } };
    const { status, body } = await site.ask('PUT', '/api/site', { json: { brand, questions: [] } });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['brand.phone', 'brand.social.tiktok']);
    expect(await current()).toEqual(before);
    for (const json of [[], 'x', { brand: null }, { brand: [] }, { pages: 7 }, { questions: {} }, { questions: [null] }]) {
      const { status: answered } = await site.ask('PUT', '/api/site', { json });
      expect([json, answered >= 500]).toEqual([json, false]);
    }
    expect(await current()).toEqual(before);
  });

  it('prevents the start of the service if the brand file is invalid', () => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, JSON.stringify({ ...file, timeZone: 'Nowhere' }));
    expect(() => defineSite({ ...site.stack.env('site'), PORT: '0', OPS_PORT: '0', BRAND_FILE: bad })).toThrow(
      /^Bad BRAND_FILE .*: timeZone: Time zone must be a time zone/,
    );
  });
});

describe('the pages with the operator’s own text', () => {
  let site: SiteUnderTest;

  beforeAll(async () => {
    site = await SiteUnderTest.start();
  });
  afterAll(() => site?.stop());

  const page = async (name: string, language: string) =>
    (await site.ask<SitePageView>('GET', `/api/site/pages/${name}/${language}`, { role: null })).body.data;
  const textOf = ({ blocks }: SitePageView) =>
    blocks.flatMap(({ phrases, items }) => [...phrases, ...items.flat()].map(({ text }) => text)).join('');

  it.each(['privacy', 'terms', 'support'])('include %s from the first start, in three languages (SET-03)', async (name) => {
    for (const language of ['en', 'id', 'cn'] as const) {
      const shown = await page(name, language);
      expect(shown).toMatchObject({ page: name, language });
      expect(shown.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(3);
      expect(textOf(shown).length).toBeGreaterThan(250);
      expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}/);
    }
    expect(textOf(await page('privacy', 'id'))).toContain(file.name);
  });

  it('show current values of the record, and the date of the last change of their text (SET-03)', async () => {
    const { body } = await site.ask('GET', '/api/site');
    const before = await page('privacy', 'en');
    const pages = { ...body.data.pages, terms: { en: '## Short\n\nMail [us](mailto:{email}).', id: '', cn: '' } };
    expect((await site.ask('PUT', '/api/site', { json: { brand: { ...body.data.brand, name: 'Reef House' }, pages } })).status).toBe(200);
    const after = await page('privacy', 'en');
    expect(textOf(after)).toContain('Reef House');
    expect(after.updated_at).toBe(before.updated_at);
    const terms = await page('terms', 'cn');
    expect(terms.language).toBe('en');
    expect(terms.blocks[1]?.phrases[1]).toEqual({ text: 'us', href: `mailto:${file.email}`, strong: false });
    expect(terms.updated_at > before.updated_at).toBe(true);
  });

  it('return 404 for unknown pages and languages', async () => {
    for (const path of ['pages/imprint/en', 'pages/privacy/de', 'pages/__proto__/en', 'questions/de']) {
      expect((await site.ask('GET', `/api/site/${path}`, { role: null })).status).toBe(404);
    }
  });

  it('include the questions and answers in the language of the reader (SET-01)', async () => {
    const { body } = await site.ask<SiteQuestionView[]>('GET', '/api/site/questions/id', { role: null });
    expect(body.data).toHaveLength(7);
    expect(body.data[0]).toEqual({ question: 'Seberapa hangat airnya?', answer: expect.stringContaining('27') });
  });
});
