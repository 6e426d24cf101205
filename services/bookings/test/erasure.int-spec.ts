import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Brand } from '@reefdesk/contracts/brand';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries';
import type { ErrorBody } from '@reefdesk/contracts/error-body';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, RETENTION_MONTHS, tokenOf } from './bookings-under-test.ts';

const brand = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand;
const SECRETS = [
  'Wei Lin',
  'wei@reef.example',
  '5550 0100',
  'weilin',
  'Turtles',
  'Manta rays at dawn',
  'Vegetarian',
  'birthday',
  'a friend of Ana',
];
const ENQUIRY = {
  email: 'wei@reef.example',
  phone: '+62 812 5550 0100',
  message: 'Turtles?',
  package_slug: 'bunaken',
  divers: 2,
  certification: 'a friend of Ana',
};

describe('the person behind an enquiry (ENQ-19)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, brand);
  });
  afterAll(() => bookings?.stop());
  beforeEach(async () => {
    await Promise.all([bookings.enquiries.deleteMany({}), bookings.collection('letters').deleteMany({})]);
  });

  /** With words of everybody, a tag and a note. */
  async function whole(): Promise<{ id: string; token: string }> {
    const { body } = await bookings.send(ENQUIRY);
    const id = (await bookings.enquiries.findOne({ reference: body.data.reference }))?._id ?? '';
    await bookings.ask('POST', `/api/enquiries/${id}/messages`, { body: { channel: 'wechat', text: 'Manta rays at dawn' }, role: 'admin' });
    await bookings.ask('POST', `/api/enquiries/${id}/notes`, { body: { text: 'Vegetarian' }, role: 'admin' });
    await bookings.ask('PATCH', `/api/enquiries/${id}`, { body: { tags: ['birthday'], state: 'new' }, role: 'admin' });
    return { id, token: tokenOf(body.data) };
  }

  const stored = async (id: string) => JSON.stringify(await bookings.enquiries.findOne({ _id: id }));
  const lettersAbout = (id: string) => bookings.collection('letters').countDocuments({ about: { $regex: `^${id}` } } as object);
  const erase = (id: string) => bookings.ask<{ data: EnquiryWholeView }>('DELETE', `/api/enquiries/${id}`, { role: 'admin' });

  async function expectGone({ id, token }: { id: string; token: string }): Promise<void> {
    const left = (await stored(id)).toLowerCase();
    for (const secret of SECRETS) expect(left).not.toContain(secret.toLowerCase());
    expect((await bookings.ask<ErrorBody>('GET', `/api/enquiries/status/${token}`)).body.code).toBe('enquiry_not_found');
    expect(await lettersAbout(id)).toBe(0);
  }

  it('is taken out of it whenever staff are asked to: words, contacts, letters and the private address; figures stay', async () => {
    const enquiry = await whole();
    for (const secret of SECRETS) expect(await stored(enquiry.id)).toContain(secret);
    const { status, body } = await erase(enquiry.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: '', email: null, state: 'lost', party: { divers: 2 }, package: { slug: 'bunaken' } });
    expect(body.data.erased_at).not.toBeNull();
    expect(body.data.history.at(-1)).toMatchObject({ what: 'erased', by: { user_id: expect.any(String) } });
    await expectGone(enquiry);
  });

  it('is found by nothing but the reference then, and counted among nobody who waits', async () => {
    const { id } = await whole();
    const { data } = (await erase(id)).body;
    const list = (q: string) =>
      bookings.ask<{ data: EnquiryView[]; counts: { new: number } }>('GET', `/api/enquiries?q=${encodeURIComponent(q)}`, { role: 'admin' });
    expect((await list('Turtles')).body).toMatchObject({ data: [], counts: { new: 0 } });
    expect((await list('Lin')).body.data).toEqual([]);
    expect((await list(data.reference)).body.data).toHaveLength(1);
  });

  it('is erased once: again it is the same, by the version that it has', async () => {
    const { id } = await whole();
    const first = (await erase(id)).body.data;
    expect((await erase(id)).body.data).toEqual(first);
    expect((await erase('nobody')).status).toBe(404);
  });

  it('leaves nothing that anybody could still write into: 410 for states, tags, notes and answers', async () => {
    const { id } = await whole();
    const { version } = (await erase(id)).body.data;
    const writes: [string, string, object][] = [
      ['PATCH', '', { state: 'offered' }],
      ['PATCH', '', { tags: ['birthday'] }],
      ['POST', '/notes', { text: 'Wei Lin called' }],
      ['POST', '/messages', { channel: 'wechat', text: 'Dear Wei Lin' }],
    ];
    for (const [method, path, body] of writes) {
      const answer = await bookings.ask<ErrorBody>(method, `/api/enquiries/${id}${path}`, { body, role: 'admin' });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 410, 'enquiry_erased']);
    }
    expect((await bookings.whole(id)).version).toBe(version);
  });

  it("is erased by itself when nobody has touched it for as long as the site's record says, unless it was booked", async () => {
    const [old, booked, young] = [await whole(), await whole(), await whole()];
    await bookings.ask('PATCH', `/api/enquiries/${booked.id}`, { body: { state: 'booked' }, role: 'admin' });
    const monthsAgo = (months: number) => {
      const then = new Date();
      then.setUTCMonth(then.getUTCMonth() - months, 1);
      return then;
    };
    const touched = (ids: string[], updatedAt: Date) => bookings.enquiries.updateMany({ _id: { $in: ids } }, { $set: { updatedAt } });
    await touched([old.id, booked.id], monthsAgo(RETENTION_MONTHS + 1));
    await touched([young.id], monthsAgo(RETENTION_MONTHS - 1));
    await bookings.addReplica({ ERASURE_SWEEP_SECONDS: '3600' });
    await eventually(async () => expect((await bookings.enquiries.findOne({ _id: old.id }))?.erasedAt).toBeInstanceOf(Date));
    await expectGone(old);
    const history = (await bookings.whole(old.id)).history;
    expect(history.at(-1)).toMatchObject({ what: 'erased', by: null });
    for (const { id } of [booked, young]) expect(await stored(id)).toContain('Wei Lin');
  });
});
