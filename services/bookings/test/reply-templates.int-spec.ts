import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/endpoints';
import { openFieldsIn } from '@reefdesk/contracts/enquiries/reply-templates';
import { REPLY_TEMPLATE } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { check } from '@reefdesk/contracts/schema/check';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { BookingsUnderTest, OPERATOR } from './bookings-under-test.ts';

describe('reply templates at the desk', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, OPERATOR);
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'bookings'));

  describe('reply templates', () => {
    type One = { data: ReplyTemplateView } & ErrorBody;
    const TEXTS = { en: 'Dear {name}', id: 'Halo {name}', cn: '{name}，您好' };
    const put = (key: string, body: object, headers: Record<string, string> = {}) =>
      bookings.ask<One>('PUT', `/api/reply-templates/${key}`, { body, headers, role: 'admin' });
    const remove = (key: string, headers: Record<string, string> = {}) =>
      bookings.ask<ErrorBody>('DELETE', `/api/reply-templates/${key}`, { headers, role: 'admin' });
    const list = async (query = '') =>
      (
        await bookings.ask<{ data: ReplyTemplateView[]; next_cursor: string | null }>('GET', `/api/reply-templates${query}`, {
          role: 'admin',
        })
      ).body;

    it('exist from the first start in three languages; edits and removals by staff survive a restart (ENQ-12)', async () => {
      const { data: first } = await list();
      expect(first.length).toBeGreaterThanOrEqual(4);
      for (const template of first) {
        expect(check(REPLY_TEMPLATE.schema, template).errors).toBeUndefined();
        const fields = LANGUAGES.map((language) => openFieldsIn(template.texts[language]).sort());
        expect([template.key, fields[1], fields[2]]).toEqual([template.key, fields[0], fields[0]]);
        expect(fields[0]).toContain('reference');
      }
      const [remaining, removed] = [first[0]?.key ?? '', first[1]?.key ?? ''];
      await put(remaining, { title: 'Our own', texts: TEXTS });
      expect((await remove(removed)).status).toBe(200);
      await bookings.addReplica();
      const { data: after } = await list();
      expect(after.find(({ key }) => key === remaining)).toMatchObject({ title: 'Our own', texts: TEXTS });
      expect(after.map(({ key }) => key)).toEqual(first.map(({ key }) => key).filter((key) => key !== removed));
    });

    it('are saved at the expected version, listed page by page and removed (ENQ-12)', async () => {
      const made = await put('quick', { title: ' Quick ', texts: TEXTS });
      expect([made.status, made.body.data, made.headers.get('etag')]).toMatchObject([
        200,
        { key: 'quick', title: 'Quick', texts: TEXTS, version: 1 },
        '"1"',
      ]);
      const changed = await put('quick', { title: 'Quick', texts: { cn: '您好' } }, { 'if-match': '"1"' });
      expect(changed.body.data).toMatchObject({ texts: { en: '', id: '', cn: '您好' }, version: 2 });
      const stale = await put('quick', { title: 'Slow', texts: TEXTS }, { 'if-match': '"1"' });
      expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([409, 'edit_conflict', { title: 'Quick', version: 2 }]);
      const { data: all } = await list();
      const page = await list('?limit=2');
      expect(page.data.map(({ key }) => key)).toEqual(all.slice(0, 2).map(({ key }) => key));
      expect((await list(`?limit=100&cursor=${page.next_cursor}`)).data).toEqual(all.slice(2));

      expect((await remove('quick', { 'if-match': '"1"' })).status).toBe(409);
      expect((await remove('quick')).status).toBe(200);
      expect((await remove('quick')).body.code).toBe('reply_template_not_found');
      expect((await put('never', { title: 'x', texts: TEXTS }, { 'if-match': '"1"' })).body.code).toBe('reply_template_not_found');
      expect((await list()).data.map(({ key }) => key)).not.toContain('quick');
      expect((await put('quick', { title: 'Again', texts: TEXTS })).body.data).toMatchObject({ title: 'Again', version: 4 });
    });

    it('are rejected with unknown placeholders, empty texts or invalid keys (ENQ-12)', async () => {
      const unknown = await put('odd', { title: '', texts: { ...TEXTS, id: 'Harga {harga}' } });
      expect([unknown.status, fieldErrorTexts(unknown.body.fields)]).toEqual([
        400,
        {
          title: 'Title is required',
          'texts.id': 'Text in ID: {harga} is no field. Fields are {name} {reference} {package} {date} {price}',
        },
      ]);
      const blank = await put('odd', { title: 'Odd', texts: { en: ' ' } });
      expect([blank.status, Object.keys(blank.body.fields ?? {})]).toEqual([400, ['texts.en']]);
      const key = await put('Ä key', { title: 'Odd', texts: TEXTS });
      expect([key.status, Object.keys(key.body.fields ?? {})]).toEqual([400, ['key']]);
      for (const role of [null, 'customer'] as const) {
        const status = role ? 403 : 401;
        expect((await bookings.ask('GET', '/api/reply-templates', { role })).status).toBe(status);
        expect((await bookings.ask('PUT', '/api/reply-templates/odd', { role, body: { title: 'x', texts: TEXTS } })).status).toBe(status);
        expect((await bookings.ask('DELETE', '/api/reply-templates/offer', { role })).status).toBe(status);
      }
    });
  });
});
