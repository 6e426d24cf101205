import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import type { EnquiryDocument } from '../src/enquiries/enquiry.schema.ts';
import { BookingsUnderTest } from './bookings-under-test.ts';

interface Page {
  data: EnquiryView[];
  next_cursor: string | null;
  counts: { new: number };
}
interface One extends ErrorBody {
  data: EnquiryWholeView;
}

const ME = 'test-user';

describe('the inbox', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'letters'));

  const list = async (query = '') => (await bookings.ask<Page>('GET', `/api/enquiries${query}`, { role: 'admin' })).body;
  const references = async (query: string) => (await list(query)).data.map(({ name }) => name);
  const write = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    bookings.ask<One>(method, `/api/enquiries/${path}`, { body, headers, role: 'admin' });
  const sent = (enquiry: object = {}) => bookings.enquiryId(enquiry);

  it('lists newest first, page by page, without duplicates or gaps while new enquiries arrive (ENQ-09)', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Guest ${index + 1}`);
    for (const name of names) await sent({ name });
    const first = await list('?limit=3');
    expect(first.data.map(({ name }) => name)).toEqual(['Guest 7', 'Guest 6', 'Guest 5']);
    expect(first.counts).toEqual({ new: 7, wishes: 0 });
    await sent({ name: 'Guest 8' });
    const second = await list(`?limit=3&cursor=${first.next_cursor}`);
    const third = await list(`?limit=3&cursor=${second.next_cursor}`);
    expect([...second.data, ...third.data].map(({ name }) => name)).toEqual(['Guest 4', 'Guest 3', 'Guest 2', 'Guest 1']);
    expect(third.next_cursor).toBeNull();
    expect(await references('?sort=oldest&limit=2')).toEqual(['Guest 1', 'Guest 2']);
    const fuzzed = await bookings.ask<ErrorBody>('GET', '/api/enquiries?cursor=nonsense', { role: 'admin' });
    expect([fuzzed.status, fuzzed.body.code]).toEqual([400, 'bad_request']);
  });

  it('lists only guests who wait when ordered by the longest wait, also those with the same time (ENQ-09)', async () => {
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third', 'Answered', 'Spam']) ids.push(await sent({ name }));
    const [, second = '', third = '', answered = '', spam = ''] = ids;
    const since = (id: string, waitingSince: Date | null) => bookings.enquiries.updateOne({ _id: id }, { $set: { waitingSince } });
    const long = new Date('2026-01-05T02:00:00Z');
    await Promise.all([since(second, long), since(third, long), since(answered, null), write('PATCH', spam, { state: 'spam' })]);
    const first = await list('?sort=waiting&limit=1');
    const rest = await list(`?sort=waiting&limit=1&cursor=${first.next_cursor}`);
    expect([first, rest].map(({ data }) => data[0]?.enquiry_id).sort()).toEqual([second, third].sort());
    const last = await list(`?sort=waiting&limit=1&cursor=${rest.next_cursor}`);
    expect(last).toMatchObject({ data: [{ name: 'First' }], next_cursor: null });
    expect(await references('?sort=waiting&q=third')).toEqual(['Third']);
  });

  it('accepts times in the past only for demo content with the seed key', async () => {
    const [at, key, id] = ['2026-01-05T02:10:00.000Z', 'a key of this run', randomUUID()];
    const seedHeaders = (moment: string, seedKey?: string) => ({
      'seed-moment': moment,
      ...(seedKey !== undefined && { 'seed-key': seedKey }),
    });
    const enquiry = { name: 'Wei Lin', wechat: 'weilin' };
    const send = (headers: Record<string, string>, url: string) =>
      bookings.ask<ErrorBody>('POST', '/api/enquiries', { body: enquiry, headers, role: 'admin', url });
    const keyed = await bookings.addReplica({ SEED_KEY: key });
    const rejections = [
      await send(seedHeaders(at, ''), bookings.url),
      await send(seedHeaders(at, key), bookings.url),
      await send(seedHeaders(at), keyed),
      await send(seedHeaders(at, 'another'), keyed),
      await send(seedHeaders(new Date(Date.now() + 3_600_000).toISOString(), key), keyed),
      await send(seedHeaders('yesterday', key), keyed),
    ];
    const [forbidden, bad] = [
      [403, 'forbidden'],
      [400, 'bad_request'],
    ];
    expect(rejections.map(({ status, body }) => [status, body.code])).toEqual([forbidden, forbidden, forbidden, forbidden, bad, bad]);
    expect(await bookings.enquiries.countDocuments()).toBe(0);

    const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
    const act = (method: string, path: string, body: object, minutes: number) =>
      bookings.ask<One>(method, path, {
        body,
        headers: { 'idempotency-key': id, ...seedHeaders(later(minutes), key) },
        role: 'admin',
        url: keyed,
      });
    await act('POST', '/api/enquiries', enquiry, 0);
    await act('POST', `/api/enquiries/${enquiryIdOf(id)}/messages`, { channel: 'wechat', text: '有位置' }, 25);
    await act('POST', `/api/enquiries/${enquiryIdOf(id)}/bookings`, { date: '2026-02-01', seats: 2 }, 90);
    const cancelled = await act('PATCH', `/api/bookings/${id}`, { state: 'cancelled' }, 600);
    await bookings.endReplica();
    expect(cancelled.status).toBe(200);
    const { created_at, answered_at, history } = await bookings.whole(enquiryIdOf(id));
    expect([created_at, answered_at]).toEqual([at, later(25)]);
    expect(new Set(history.map((line) => line.at))).toEqual(new Set([0, 25, 90, 600].map(later)));
  });

  it('pages through enquiries with the same time', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await sent({ name });
    await bookings.enquiries.updateMany({}, { $set: { createdAt: new Date('2027-01-01T00:00:00Z') } });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('searches name, contact, reference and messages, and filters by state, package, language and assignee (ENQ-09)', async () => {
    await sent({ name: 'Ana Wenas', email: 'ana@reef.example', language: 'EN', message: 'Do you have nitrox?' });
    const wei = await sent({ name: '林伟', wechat: 'lin_wei', language: 'CN', package_slug: 'bunaken', message: '我想看海龟' });
    const budi = await sent({ name: 'Budi', phone: '+62 812 3456 789', language: 'ID' });
    await write('PATCH', budi, { state: 'offered', assignee: 'me' });
    const reference = (await bookings.whole(wei)).reference;
    const expectations: [string, string[]][] = [
      ['q=wenas', ['Ana Wenas']],
      ['q=nitrox', ['Ana Wenas']],
      ['q=ana@reef.example', ['Ana Wenas']],
      ['q=0812', []],
      ['q=62812345', ['Budi']],
      [`q=${reference.toLowerCase()}`, ['林伟']],
      [`q=${encodeURIComponent('海龟')}`, ['林伟']],
      ['q=lin_wei', ['林伟']],
      ['state=offered', ['Budi']],
      ['state=new', ['林伟', 'Ana Wenas']],
      ['package=bunaken', ['林伟']],
      ['language=ID', ['Budi']],
      ['assignee=me', ['Budi']],
      ['assignee=none', ['林伟', 'Ana Wenas']],
      ['q=budi&language=EN', []],
      [`q=${encodeURIComponent('$ne .* (')}`, []],
    ];
    for (const [query, names] of expectations) expect([query, await references(`?${query}`)]).toEqual([query, names]);
    const odd = await bookings.ask<ErrorBody>('GET', '/api/enquiries?state=lost%20at%20sea&limit=0', { role: 'admin' });
    expect(Object.keys(odd.body.fields ?? {}).sort()).toEqual(['limit', 'state']);
  });

  it('shows an enquiry with all messages and all changes, each with its user and time (ENQ-10)', async () => {
    const id = await sent({ message: 'Turtles?' });
    const tag = (await bookings.ask<One>('GET', `/api/enquiries/${id}`, { role: 'admin' })).headers.get('etag') ?? '';
    expect(tag).toBe('"1"');
    const edited = await write('PATCH', id, { state: 'offered', assignee: 'budi', tags: ['vip', 'vip', 'group'] }, { 'if-match': tag });
    expect([edited.status, edited.body.data]).toMatchObject([
      200,
      { state: 'offered', assignee: { user_id: 'budi', name: 'Name of budi' }, tags: ['vip', 'group'], version: 2, waiting_since: null },
    ]);
    await write('POST', `${id}/notes`, { text: 'Old friends of ours' });
    const { history, notes, messages } = await bookings.whole(id);
    const by = { user_id: ME, name: `Name of ${ME}` };
    expect(history.map(({ at: _, ...change }) => change)).toEqual([
      { by: null, what: 'sent', before: null, after: null },
      { by, what: 'state', before: 'new', after: 'offered' },
      { by, what: 'assignee', before: null, after: 'Name of budi' },
      { by, what: 'tags', before: '', after: 'vip, group' },
      { by, what: 'note', before: null, after: null },
    ]);
    expect(notes).toMatchObject([{ by, text: 'Old friends of ours' }]);
    expect(messages).toMatchObject([{ from: 'guest', by: null, text: 'Turtles?' }]);
    for (const { at } of history) expect(Date.now() - Date.parse(at)).toBeLessThan(3_600_000);
  });

  it('rejects an edit of an older version, and returns the stored one (ENQ-10)', async () => {
    const id = await sent();
    await write('PATCH', id, { state: 'answered' }, { 'if-match': '"1"' });
    const stale = await write('PATCH', id, { state: 'lost' }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.code, (stale.body.current as EnquiryWholeView).state]).toEqual([409, 'edit_conflict', 'answered']);
    const same = await write('PATCH', id, { state: 'answered' });
    expect([same.status, same.body.data.version]).toEqual([200, 2]);
    const unknown = await write('PATCH', id, { assignee: 'customer', state: 'asleep', tags: 'x' });
    expect([unknown.status, Object.keys(unknown.body.fields ?? {}).sort()]).toEqual([400, ['state', 'tags']]);
    const stranger = await write('PATCH', id, { assignee: 'customer' });
    expect([stranger.status, Object.keys(stranger.body.fields ?? {})]).toEqual([400, ['assignee']]);
  });

  it('loses none of many parallel changes (ENQ-10)', async () => {
    const id = await sent();
    await Promise.all(Array.from({ length: 12 }, (_, index) => write('POST', `${id}/notes`, { text: `Note ${index}` })));
    const { notes, version } = await bookings.whole(id);
    expect([notes.map(({ text }) => text).sort(), version]).toEqual([Array.from({ length: 12 }, (_, index) => `Note ${index}`).sort(), 13]);
  });

  it('is for staff only (ENQ-09)', async () => {
    const id = await sent();
    const calls: [string, string, object?][] = [
      ['GET', '/api/enquiries'],
      ['GET', `/api/enquiries/${id}`],
      ['PATCH', `/api/enquiries/${id}`, { state: 'lost' }],
      ['POST', `/api/enquiries/${id}/messages`, { channel: 'wechat', text: 'x' }],
      ['POST', `/api/enquiries/${id}/notes`, { text: 'x' }],
    ];
    for (const [method, path, body] of calls) {
      expect((await bookings.ask(method, path, { ...(body && { body }) })).status).toBe(401);
      expect((await bookings.ask(method, path, { ...(body && { body }), role: 'customer' })).status).toBe(403);
    }
    expect(await bookings.whole(id)).toMatchObject({ state: 'new', version: 1 });
    expect((await bookings.ask('GET', `/api/enquiries/${randomUUID()}`, { role: 'admin' })).status).toBe(404);
  });

  it('reports the longest waiting time as a metric', async () => {
    const oldest = async () =>
      /^enquiries_oldest_unanswered_seconds\S* (\S+)$/m.exec(await (await fetch(`${bookings.opsUrl}/metrics`)).text())?.[1];
    expect(await oldest()).toBe('0');
    await sent();
    await bookings.enquiries.updateOne({}, { $set: { waitingSince: new Date(Date.now() - 3_600_000) } });
    expect(Number(await oldest())).toBeGreaterThanOrEqual(3_600);
  });

  it('counts a guest who writes again as waiting in every state except spam [ENQ-09]', async () => {
    const say = async (id: string) => {
      const { token } = (await bookings.enquiries.findOne({ _id: id })) ?? {};
      const path = `/api/enquiries/status/${token}/messages`;
      return (await bookings.ask('POST', path, { body: { message: 'One more' }, headers: { 'idempotency-key': randomUUID() } })).status;
    };
    const waiting = async () => (await list()).counts.new;
    const states = ['answered', 'offered', 'booked', 'lost', 'spam'];
    const ids: string[] = [];
    for (const state of states) {
      ids.push(await sent());
      await write('PATCH', ids.at(-1) ?? '', { state });
    }
    expect(await waiting()).toBe(0);
    for (const id of ids) expect(await say(id)).toBe(201);
    expect(await waiting()).toBe(4);
    const after = await Promise.all(ids.map((id) => bookings.whole(id)));
    expect(after.map(({ state, waiting_since: since }) => [state, since !== null])).toEqual([
      ['new', true],
      ['new', true],
      ['booked', true],
      ['new', true],
      ['spam', false],
    ]);
    await bookings.enquiries.updateOne({ _id: ids[2] ?? '' }, { $set: { waitingSince: new Date(Date.now() - 3_600_000) } });
    const metrics = await (await fetch(`${bookings.opsUrl}/metrics`)).text();
    expect(Number(/^enquiries_oldest_unanswered_seconds\S* (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(3_600);
    await write('POST', `${ids[2]}/messages`, { channel: 'wechat', text: 'See you then' });
    expect(await waiting()).toBe(3);
  });

  it('answers a search for common words that no enquiry contains together (ENQ-09)', async () => {
    const one = await bookings.enquiries.findOne({ _id: await bookings.enquiryId({ name: 'Nobody' }) });
    const clone = (number: number) => {
      const id = `clone-${number}`;
      // Copies with the same time, so that each word alone has thousands of matches.
      return { ...one, _id: id, token: id, reference: id, words: [id, number % 2 ? 'ana' : 'wenas'] } as EnquiryDocument;
    };
    await bookings.enquiries.insertMany(Array.from({ length: 20_000 }, (_, number) => clone(number)));
    const { status, body } = await bookings.ask<{ data: unknown[] }>('GET', '/api/enquiries?q=ana%20wenas', { role: 'admin' });
    expect([status, body.data]).toEqual([200, []]);
    await bookings.enquiries.deleteMany({ _id: { $regex: '^clone-' } });
  });
});
