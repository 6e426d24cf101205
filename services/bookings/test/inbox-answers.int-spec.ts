import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { BookingsUnderTest, SITE } from './bookings-under-test.ts';

interface One extends ErrorBody {
  data: EnquiryWholeView;
}

describe('answers from the inbox', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('enquiries', 'letters'));

  const write = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    bookings.ask<One>(method, `/api/enquiries/${path}`, { body, headers, role: 'admin' });
  const sent = (enquiry: object = {}) => bookings.enquiryId(enquiry);

  it('answers by email in the language of the guest, with the reference, and shows the delivery state (ENQ-11)', async () => {
    const email = `${randomUUID()}@reef.example`;
    const id = await sent({ email, language: 'ID', wechat: '' });
    await eventually(() => expect(bookings.mailbox.emailsTo(email)).toHaveLength(1));
    const headers = { 'idempotency-key': randomUUID() };
    const answer = { channel: 'email', subject: 'Jadwal Bunaken', text: 'Halo,\n\nmasih ada tempat tanggal 3.' };
    const message = await bookings.mailbox.emailAfter(email, async () => {
      const [first, again] = [
        await write('POST', `${id}/messages`, answer, headers),
        await write('POST', `${id}/messages`, answer, headers),
      ];
      expect([first.status, again.status]).toEqual([201, 201]);
    });
    const { reference } = await bookings.whole(id);
    expect(message.subject).toBe(`Jadwal Bunaken [${reference}]`);
    expect(message.text).toContain('masih ada tempat tanggal 3.');
    expect(message.text).toContain('Lihat pertanyaan dan balas');
    expect(message.text).toContain(`${SITE}/auth/enquiry?lang=id#`);
    await eventually(async () => expect((await bookings.whole(id)).messages).toMatchObject([{ from: 'staff', delivery: 'sent' }]));
    expect(await bookings.whole(id)).toMatchObject({ state: 'answered', waiting_since: null, answered_at: expect.any(String) });
    expect(bookings.mailbox.emailsTo(email)).toHaveLength(2);
  });

  it('leaves the private link out of answers once it has ended (ENQ-21)', async () => {
    const email = `${randomUUID()}@reef.example`;
    const { id, token } = await bookings.sent({ email, language: 'EN' });
    await eventually(() => expect(bookings.mailbox.emailsTo(email)).toHaveLength(1));
    const answer = (text: string) => bookings.mailbox.emailAfter(email, () => write('POST', `${id}/messages`, { channel: 'email', text }));
    expect((await answer('See you at the pier')).text).toContain(`#${token}`);
    await bookings.enquiries.updateOne({ _id: id }, { $set: { 'dates.from': '2020-01-01' } });
    const late = await answer('Welcome back');
    expect(late.text).toContain('Welcome back\n\nYou can answer this letter.');
    for (const content of [late.text, late.html]) {
      expect(content).not.toContain(token);
      expect(content).not.toContain('write back');
      expect(content).not.toContain('Copy this address');
    }
  });

  it('records chat messages, and rejects channels without a contact of the guest (ENQ-11)', async () => {
    const id = await sent({ wechat: 'weilin' });
    const recorded = await write('POST', `${id}/messages`, { channel: 'wechat', text: '您好' });
    expect([recorded.status, recorded.body.data.messages]).toMatchObject([201, [{ channel: 'wechat', text: '您好', delivery: null }]]);
    const rejected = await write('POST', `${id}/messages`, { channel: 'email', text: 'Hello' });
    expect([rejected.status, fieldErrorTexts(rejected.body.fields)]).toEqual([400, { channel: 'The guest left no email' }]);
    expect((await write('POST', `${id}/messages`, { channel: 'pigeon', text: '' })).status).toBe(400);
  });

  it('shows undelivered emails with the enquiry (ENQ-04)', async () => {
    const email = `${randomUUID()}@reef.example`;
    const id = await sent({ email });
    await eventually(() => expect(bookings.mailbox.emailsTo(email)).toHaveLength(1));
    // The email arrives before its delivery is recorded.
    await eventually(async () => expect((await bookings.whole(id)).undelivered).toEqual([]));
    await bookings
      .collection<{ _id: string; state: string }>('letters')
      .updateOne({ _id: `enquiry-received.${id}` }, { $set: { state: 'failed' } });
    expect((await bookings.whole(id)).undelivered).toMatchObject([{ to: email, kind: 'enquiry-received', given_up: true }]);
  });
});
