import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryLinkView, EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import { BookingsUnderTest } from './bookings-under-test.ts';

const ALL = { name: 'Wei Lin', email: 'wei@reef.example', phone: '+62 812 5550 0199', wechat: 'WeiLin88' };

describe('the look-up of an enquiry by its reference and a contact (ENQ-23)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
  });
  afterAll(() => bookings?.stop());

  const lookUp = (reference: string, contact: string) =>
    bookings.ask<{ data: EnquiryLinkView } & ErrorBody>('POST', '/api/enquiries/lookup', { body: { reference, contact } });

  async function sent(typed: object = ALL): Promise<EnquiryReceiptView> {
    return (await bookings.send(typed, randomUUID())).body.data;
  }

  it.each([
    ['the email address', (reference: string) => [reference, ' Wei@Reef.example ']],
    ['the whole phone number', (reference: string) => [reference, '+6281255500199']],
    ['the phone number without its country code', (reference: string) => [reference, '0812-5550-0199']],
    ['the WeChat id', (reference: string) => [reference, 'weilin88']],
    ['a reference in lower case, without its dash', (reference: string) => [` ${reference.replace('-', ' ').toLowerCase()}`, ALL.email]],
  ] as const)('returns the private link for %s', async (_what, typed) => {
    const receipt = await sent();
    const [reference = '', contact = ''] = typed(receipt.reference);
    const { status, headers, body } = await lookUp(reference, contact);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toEqual({ status_url: receipt.status_url });
  });

  it('responds alike to an unknown reference, another contact and an erased enquiry', async () => {
    const [{ reference }, erased] = [await sent(), await bookings.sent(ALL)];
    const { reference: gone } = await bookings.whole(erased.id);
    await bookings.ask('DELETE', `/api/enquiries/${erased.id}`, { role: 'admin' });
    const attempts: [string, string][] = [
      ['TA-222222', ALL.email],
      [reference, 'other@reef.example'],
      [reference, '0199'],
      [reference, '0000000'],
      [gone, ALL.email],
    ];
    const answers = [];
    for (const [typed, contact] of attempts) answers.push(await lookUp(typed, contact));
    expect(answers.map(({ status }) => status)).toEqual(attempts.map(() => 404));
    const [first, ...others] = answers.map(({ body: { requestId: _, ...told } }) => told);
    for (const told of others) expect(told).toEqual(first);
  });

  it('tells that the link has ended to nobody but its guest (ENQ-21)', async () => {
    const { id } = await bookings.sent(ALL);
    const { reference } = await bookings.whole(id);
    await bookings.enquiries.updateOne({ _id: id }, { $set: { updatedAt: new Date('2020-01-01T00:00:00Z') } });
    expect((await lookUp(reference, ALL.email)).body.code).toBe('enquiry_link_ended');
    expect((await lookUp(reference, 'other@reef.example')).body.code).toBe('enquiry_not_found');
  });

  it.each(['a known reference', 'an unknown reference'])('is limited for %s, whatever the contact', async (which) => {
    const reference = which === 'a known reference' ? (await sent()).reference : 'TA-333333';
    for (let attempt = 0; attempt < 10; attempt++) expect((await lookUp(reference, `a${attempt}@reef.example`)).status).toBe(404);
    const { status, headers, body } = await lookUp(reference, ALL.email);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names the fields that are missing', async () => {
    const { status, body } = await lookUp('', ' ');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['reference', 'contact']]);
  });
});
