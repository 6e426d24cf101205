import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView, MachineTranslationView, TranslatorView } from '@reefdesk/contracts/translations/endpoints';
import { TranslatorStandIn } from '@reefdesk/test-kit/translator-stand-in';
import { createConnection } from 'mongoose';
import { readSiteEnv } from '../src/env.ts';
import type { GlossaryTermDocument } from '../src/glossary/glossary-term.schema.ts';
import { SiteUnderTest } from './site-under-test.ts';

const MACHINE = '/api/machine-translation';
const term = (en: string, more: object = {}) => ({ terms: { en, id: '', cn: '' }, note: '', keep: false, ...more });

describe('tools of translators', () => {
  let site: SiteUnderTest;
  let machine: TranslatorStandIn;
  beforeAll(async () => {
    machine = await TranslatorStandIn.start();
    site = await SiteUnderTest.start();
  });
  afterAll(async () => {
    await site?.stop();
    await machine?.stop();
  });
  afterEach(() => {
    machine.asked.length = 0;
    machine.answer = null;
  });

  const put = (key: string, json: object, headers: Record<string, string> = {}) =>
    site.ask<GlossaryTermView>('PUT', `/api/glossary/${key}`, { json, headers });
  const addStored = async (count: number) => {
    const database = await createConnection(site.stack.mongoUri, { dbName: site.stack.database('site') }).asPromise();
    const terms = database.collection<GlossaryTermDocument>('glossary');
    const [stored] = await terms.find().toArray();
    if (stored) await terms.insertMany(Array.from({ length: count }, (_, n) => ({ ...stored, _id: `stored-${n}`, removedAt: null })));
    await database.close();
  };
  const listed = async () => (await site.ask<GlossaryTermView[]>('GET', '/api/glossary')).body.data;
  const translate = (language: string, ...texts: string[]) =>
    site.ask<MachineTranslationView>('POST', MACHINE, { json: { language, texts: texts.map((text, n) => ({ field: `f${n}`, text })) } });

  describe('the glossary', () => {
    it('versions its terms, and restores removed ones (EDT-08)', async () => {
      const first = await put('reef', term('Reef', { terms: { en: 'Reef', id: 'Terumbu', cn: '礁' }, note: 'Living' }));
      expect([first.status, first.body.data]).toEqual([
        200,
        expect.objectContaining({ key: 'reef', version: 1, note: 'Living', keep: false }),
      ]);
      expect((await put('reef', term('Reefs'), { 'If-Match': '"1"' })).body.data.version).toBe(2);
      const stale = await put('reef', term('Atoll'), { 'If-Match': '"1"' });
      expect([stale.status, stale.body.current]).toEqual([409, expect.objectContaining({ terms: { en: 'Reefs', id: '', cn: '' } })]);
      expect((await site.ask('DELETE', '/api/glossary/reef', { headers: { 'If-Match': '"2"' } })).status).toBe(200);
      expect(await listed()).toEqual([]);
      expect((await site.ask('DELETE', '/api/glossary/reef')).body.code).toBe('glossary_term_not_found');
      expect((await put('reef', term('Reef'))).body.data.version).toBe(4);
      expect((await listed()).map(({ key }) => key)).toEqual(['reef']);
    });

    it('rejects invalid terms, and new terms beyond the limit (EDT-08)', async () => {
      expect(Object.keys((await put('x', term(' '))).body.fields ?? {})).toEqual(['terms.en']);
      expect(Object.keys((await put('x', term('a'.repeat(LIMITS.glossaryTermMaxLength + 1)))).body.fields ?? {})).toEqual(['terms.en']);
      expect(Object.keys((await put('Big', term('a'))).body.fields ?? {})).toEqual(['key']);
      expect((await put('reef', term('Reef'))).status).toBe(200);
      await addStored(LIMITS.glossaryTerms - (await listed()).length - 1);
      expect((await put('last', term('last'))).status).toBe(200);
      expect((await put('more', term('more'))).body.code).toBe('glossary_limit_reached');
      expect((await put('reef', term('Reef'))).status).toBe(200);
    });
  });

  describe('machine translation', () => {
    it('sends nothing and returns 404 if no translator is configured (EDT-09)', async () => {
      expect((await site.ask<TranslatorView>('GET', MACHINE)).body.data).toEqual({ available: false });
      const { status, body } = await translate('id', 'Calm');
      expect([status, body.code]).toEqual([404, 'translator_not_configured']);
      expect(machine.asked).toEqual([]);
    });

    it('supports LibreTranslate, and leaves kept terms, lines and markup unchanged (EDT-09)', async () => {
      await site.startReplica({ TRANSLATOR_URL: machine.url, TRANSLATOR_KEY: 'ours' });
      await put('reef', term('Nitrox', { keep: true }));
      expect((await site.ask<TranslatorView>('GET', MACHINE)).body.data).toEqual({ available: true });
      const { status, body } = await translate('cn', 'Nitrox & air\n\n## Fish <3', 'See [us](https://reef.example/a)');
      expect([status, body.data.texts]).toEqual([
        200,
        [
          { field: 'f0', text: 'zh: Nitrox & air\n\n## zh: Fish <3' },
          { field: 'f1', text: 'zh: See [us](https://reef.example/a)' },
        ],
      ]);
      expect(machine.asked.map(({ path }) => path)).toEqual(['/translate']);
      expect(machine.asked[0]?.body).toMatchObject({ source: 'en', target: 'zh', format: 'html', api_key: 'ours' });
      expect(JSON.stringify(machine.asked[0]?.body)).toContain('translate=\\"no\\"');
    });

    it('fails as a whole if the translator loses a kept term, fails or redirects (EDT-09)', async () => {
      const make = machine.make;
      machine.make = () => 'nothing of it';
      expect((await translate('id', 'Nitrox')).body.code).toBe('translator_failed');
      machine.make = make;
      const errors = [
        [{ status: 500, body: '' }, 503, 'translator_unavailable'],
        [{ status: 429, body: '' }, 503, 'translator_unavailable'],
        [{ status: 403, body: '{}' }, 502, 'translator_failed'],
        [{ status: 200, body: 'no' }, 502, 'translator_failed'],
        [{ status: 200, body: '{"translatedText":["a","b"]}' }, 502, 'translator_failed'],
        [{ status: 302, body: '', headers: { Location: `${machine.url}/elsewhere` } }, 502, 'translator_failed'],
      ] as const;
      for (const [answer, status, code] of errors) {
        machine.answer = answer;
        const rejected = await translate('id', 'Calm');
        expect([answer, rejected.status, rejected.body.code]).toEqual([answer, status, code]);
      }
      expect(machine.asked.every(({ path }) => path === '/translate')).toBe(true);
    });

    it('supports DeepL with its key (EDT-09)', async () => {
      await site.startReplica({ TRANSLATOR_URL: `${machine.url}/`, TRANSLATOR_KIND: 'deepl', TRANSLATOR_KEY: 'deep' });
      expect((await translate('id', 'Calm')).body.data.texts).toEqual([{ field: 'f0', text: 'ID: Calm' }]);
      expect((await translate('cn', 'Calm')).body.data.texts).toEqual([{ field: 'f0', text: 'ZH-HANS: Calm' }]);
      expect(machine.asked[0]).toMatchObject({
        path: '/v2/translate',
        headers: { authorization: 'DeepL-Auth-Key deep' },
        body: { source_lang: 'EN', target_lang: 'ID', tag_handling: 'html', text: ['Calm'] },
      });
    });

    it('accepts a limited number of texts, into the two other languages only (EDT-09)', async () => {
      expect(Object.keys((await translate('en', 'Calm')).body.fields ?? {})).toEqual(['language']);
      expect((await translate('id')).body.fields).toHaveProperty('texts');
      expect((await translate('id', ...Array.from({ length: LIMITS.machineTexts + 1 }, () => 'a'))).status).toBe(400);
      expect(machine.asked).toEqual([]);
    });

    it('does not start with an invalid address, or with DeepL but no key', () => {
      const common = { PORT: '3000', OPS_PORT: '3001', NATS_URL: 'nats://127.0.0.1:4222', NATS_PASSWORD: 'x' };
      const env = { ...common, MONGODB_URI: 'mongodb://127.0.0.1/x', BRAND_FILE: 'brand.json' };
      expect(() => readSiteEnv({ ...env, TRANSLATOR_URL: 'ftp://a' })).toThrow('TRANSLATOR_URL');
      expect(() => readSiteEnv({ ...env, TRANSLATOR_URL: 'https://a.example', TRANSLATOR_KIND: 'deepl' })).toThrow('TRANSLATOR_KEY');
    });
  });
});
