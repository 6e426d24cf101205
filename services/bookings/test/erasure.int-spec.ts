import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryView, EnquiryWholeView, GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { EraseGuest, ListGuestEnquiries } from '@reefdesk/contracts/messages/bookings.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, OPERATOR, RETENTION_MONTHS, tokenOf } from './bookings-under-test.ts';

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

describe('erasure of an enquiry (ENQ-19)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, OPERATOR);
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'letters'));

  async function whole(): Promise<{ id: string; token: string }> {
    const { body } = await bookings.send(ENQUIRY);
    const id = (await bookings.enquiries.findOne({ reference: body.data.reference }))?._id ?? '';
    await bookings.ask('POST', `/api/enquiries/${id}/messages`, { body: { channel: 'wechat', text: 'Manta rays at dawn' }, role: 'admin' });
    await bookings.ask('POST', `/api/enquiries/${id}/notes`, { body: { text: 'Vegetarian' }, role: 'admin' });
    await bookings.ask('PATCH', `/api/enquiries/${id}`, { body: { tags: ['birthday'], state: 'new' }, role: 'admin' });
    return { id, token: tokenOf(body.data) };
  }

  const stored = async (id: string) => JSON.stringify(await bookings.enquiries.findOne({ _id: id }));
  const emailsAbout = (id: string) => bookings.collection('letters').countDocuments({ about: { $regex: `^${id}` } } as object);
  const erase = (id: string) => bookings.ask<{ data: EnquiryWholeView }>('DELETE', `/api/enquiries/${id}`, { role: 'admin' });

  async function expectErased({ id, token }: { id: string; token: string }): Promise<void> {
    const left = (await stored(id)).toLowerCase();
    for (const secret of SECRETS) expect(left).not.toContain(secret.toLowerCase());
    expect((await bookings.ask<ErrorBody>('GET', `/api/enquiries/status/${token}`)).body.code).toBe('enquiry_not_found');
    expect(await emailsAbout(id)).toBe(0);
  }

  it('removes messages, contacts, emails and the private address, and keeps the data for statistics', async () => {
    const enquiry = await whole();
    for (const secret of SECRETS) expect(await stored(enquiry.id)).toContain(secret);
    const { status, body } = await erase(enquiry.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: '', email: null, state: 'lost', party: { divers: 2 }, package: { slug: 'bunaken' } });
    expect(body.data.erased_at).not.toBeNull();
    expect(body.data.history.at(-1)).toMatchObject({ what: 'erased', by: { user_id: expect.any(String) } });
    await expectErased(enquiry);
  });

  it('leaves the enquiry searchable only by its reference, and not counted as new', async () => {
    const { id } = await whole();
    const { data } = (await erase(id)).body;
    const list = (q: string) =>
      bookings.ask<{ data: EnquiryView[]; counts: { new: number } }>('GET', `/api/enquiries?q=${encodeURIComponent(q)}`, { role: 'admin' });
    expect((await list('Turtles')).body).toMatchObject({ data: [], counts: { new: 0 } });
    expect((await list('Lin')).body.data).toEqual([]);
    expect((await list(data.reference)).body.data).toHaveLength(1);
  });

  it('changes nothing when repeated', async () => {
    const { id } = await whole();
    const first = (await erase(id)).body.data;
    expect((await erase(id)).body.data).toEqual(first);
    expect((await erase('nobody')).status).toBe(404);
  });

  it('returns 410 for later states, tags, notes, answers and bookings', async () => {
    const { id } = await whole();
    const { version } = (await erase(id)).body.data;
    const writes: [string, string, object][] = [
      ['PATCH', '', { state: 'offered' }],
      ['PATCH', '', { tags: ['birthday'] }],
      ['POST', '/notes', { text: 'Wei Lin called' }],
      ['POST', '/messages', { channel: 'wechat', text: 'Dear Wei Lin' }],
      ['POST', '/bookings', { date: '2999-07-01', seats: 1, notes: 'For Wei Lin' }],
    ];
    for (const [method, path, body] of writes) {
      const answer = await bookings.ask<ErrorBody>(method, `/api/enquiries/${id}${path}`, { body, role: 'admin' });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 410, 'enquiry_erased']);
    }
    expect((await bookings.whole(id)).version).toBe(version);
  });

  it("runs automatically after the retention time of the site's record, unless the enquiry is booked", async () => {
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
    await expectErased(old);
    const history = (await bookings.whole(old.id)).history;
    expect(history.at(-1)).toMatchObject({ what: 'erased', by: null });
    for (const { id } of [booked, young]) expect(await stored(id)).toContain('Wei Lin');
  });

  it('waits while seats are held for the enquiry, and follows when the hold has ended', async () => {
    const held = await whole();
    await bookings.ask('PATCH', `/api/enquiries/${held.id}`, { body: { state: 'offered' }, role: 'admin' });
    const { booking_id: id } = (await bookings.book(held.id, { date: '2999-07-01', seats: 1, hold_hours: 4 })).body.data;
    const other = await whole();
    const long = new Date(0);
    await bookings.enquiries.updateMany({ _id: { $in: [held.id, other.id] } }, { $set: { updatedAt: long } });
    await bookings.addReplica();
    await eventually(async () => expect((await bookings.enquiries.findOne({ _id: other.id }))?.erasedAt).toBeInstanceOf(Date));
    expect((await bookings.enquiries.findOne({ _id: held.id }))?.erasedAt).toBeNull();
    await bookings.editBooking(id, { state: 'cancelled' });
    await bookings.addReplica();
    await eventually(async () => expect((await bookings.enquiries.findOne({ _id: held.id }))?.erasedAt).toBeInstanceOf(Date));
    await expectErased(held);
  });

  describe('and export for an account with a verified address (PPL-11)', () => {
    const everything = async (email: string) => {
      const batches: GuestEnquiryView[][] = [];
      for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
        const batch: { enquiries: GuestEnquiryView[]; next_cursor: string | null } = await bookings.auth.ask(ListGuestEnquiries, {
          email,
          cursor,
        });
        batches.push(batch.enquiries);
        cursor = batch.next_cursor;
      }
      return batches;
    };

    it('exports enquiries and messages for any case of the address, without internal data of staff', async () => {
      const { id } = await whole();
      const booking = { date: '2999-07-01', seats: 2, price: 1_500_000, deposit: 500_000, notes: 'Name of the boat' };
      expect((await bookings.book(id, booking)).status).toBe(201);
      await bookings.send({ ...ENQUIRY, email: 'Wei@Reef.Example', message: 'And whales?' });
      await bookings.send({ ...ENQUIRY, email: 'wei@reef.example.org' });
      const [found = []] = await everything('wei@reef.example');
      expect(found.map(({ messages }) => messages[0]?.text).sort()).toEqual(['And whales?', 'Turtles?']);
      const foundEnquiry = found.find(({ messages }) => messages[0]?.text === 'Turtles?');
      expect(foundEnquiry).toMatchObject({
        name: 'Wei Lin',
        phone: '+62 812 5550 0100',
        party: { divers: 2 },
        package: { slug: 'bunaken' },
      });
      expect(foundEnquiry?.bookings).toEqual([
        expect.objectContaining({ state: 'confirmed', date: '2999-07-01', seats: 2, price: 1_500_000, deposit: 500_000, sizes: '' }),
      ]);
      expect(foundEnquiry?.messages[1]).toMatchObject({ from: 'staff', text: 'Manta rays at dawn' });
      expect(JSON.stringify(found)).not.toMatch(/Vegetarian|birthday|Name of|token/);
      expect(await stored(id)).toContain('Vegetarian');
    });

    it('exports more than fits into one response, each message once and in order', async () => {
      const { id } = await whole();
      const texts = Array.from({ length: 250 }, (_, n) => `${n} ${'潜'.repeat(1_500)}`);
      const storedMessages = texts.map((text, n) => ({
        id: `m-${n}`,
        at: new Date(),
        from: 'guest' as const,
        by: null,
        channel: 'site' as const,
        subject: null,
        text,
      }));
      await bookings.enquiries.updateOne({ _id: id }, { $set: { messages: storedMessages } });
      await Promise.all(Array.from({ length: 25 }, () => bookings.send(ENQUIRY)));
      const stack = await everything('wei@reef.example');
      expect(stack.length).toBeGreaterThan(2);
      const all = stack.flat();
      expect(new Set(all.map(({ reference }) => reference)).size).toBe(26);
      expect(
        all
          .flatMap(({ messages }) => messages)
          .filter(({ message_id }) => message_id.startsWith('m-'))
          .map(({ text }) => text),
      ).toEqual(texts);
      expect(all.flatMap(({ messages }) => messages)).toHaveLength(250 + 25);
    });

    it('erases all enquiries on request, booked or not, except later ones and those of other guests', async () => {
      const booked = await whole();
      await bookings.ask('PATCH', `/api/enquiries/${booked.id}`, { body: { state: 'booked' }, role: 'admin' });
      await Promise.all(Array.from({ length: 22 }, () => bookings.send({ ...ENQUIRY, email: 'WEI@reef.example' })));
      const before = new Date().toISOString();
      const others = [await bookings.send(ENQUIRY), await bookings.send({ ...ENQUIRY, email: 'ana@reef.example' })];
      let questions = 0;
      for (let isDone = false; !isDone; questions += 1) {
        isDone = (await bookings.auth.ask(EraseGuest, { email: 'wei@reef.example', before })).is_done;
      }
      expect(questions).toBe(2);
      await expectErased(booked);
      expect(await bookings.whole(booked.id)).toMatchObject({ state: 'booked', party: { divers: 2 } });
      const left = await bookings.enquiries.find({ erasedAt: null }).toArray();
      expect(left.map(({ reference }) => reference).sort()).toEqual(others.map(({ body }) => body.data.reference).sort());
      expect(await bookings.auth.ask(EraseGuest, { email: 'wei@reef.example', before })).toEqual({ is_done: true });
    });
  });
});
