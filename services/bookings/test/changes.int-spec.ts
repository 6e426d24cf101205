import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangedKind } from '@reefdesk/contracts/bookings/values';
import { EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, ZONE } from './bookings-under-test.ts';

const ALL: ChangedKind[] = ['enquiries', 'bookings', 'departures'];
const OVER: ChangedKind[] = [];

describe('the stream of changes', () => {
  let bookings: BookingsUnderTest;
  let second: string;
  const leaving = new AbortController();

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
    second = await bookings.addReplica();
  });
  afterAll(async () => {
    leaving.abort();
    await bookings?.stop();
  });

  async function follow(url: string): Promise<ChangedKind[][]> {
    const headers = { ...(await bookings.issuer.headers('admin')), accept: 'text/event-stream' };
    const answer = await fetch(`${url}/api/changes`, { headers, signal: leaving.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const heard: ChangedKind[][] = [];
    void read(answer, heard).then(
      () => heard.push(OVER),
      () => undefined,
    );
    await eventually(() => expect(heard[0]).toEqual(ALL));
    heard.length = 0;
    return heard;
  }

  async function read(answer: Response, heard: ChangedKind[][]): Promise<void> {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${rest}${chunk}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const line of events.flatMap((event) => event.split('\n'))) {
        if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice('data: '.length)).kinds);
      }
    }
  }

  it('names changed enquiries, bookings and departures at every replica, without their content (ENQ-09)', async () => {
    const [here, there] = [await follow(bookings.url), await follow(second)];
    const heardOf = async (kind: ChangedKind) => {
      for (const heard of [here, there]) {
        await eventually(() => expect(heard.flat()).toContain(kind));
        heard.length = 0;
      }
    };
    const id = await bookings.enquiryId();
    await heardOf('enquiries');
    const date = addDays(dayIn(ZONE, new Date()), 9);
    const [departure] = await bookings.plan({ date });
    await heardOf('departures');
    const booked = await bookings.book(id, { departure_id: departure?.departure_id, seats: 2 });
    await heardOf('bookings');
    await bookings.editBooking(booked.body.data.booking_id, { notes: 'Two Nitrox' });
    await heardOf('bookings');
    const note = { body: { text: 'Asks for twins' }, headers: { 'idempotency-key': randomUUID() }, role: 'admin' } as const;
    await bookings.ask('POST', `/api/enquiries/${id}/notes`, note);
    await heardOf('enquiries');
    await bookings.enquiryId();
    await heardOf('enquiries');
  });

  it('gets no event of a retry, because it changes nothing', async () => {
    const key = randomUUID();
    await bookings.send({}, key);
    const announced = await bookings.catalog.listen(EnquiriesChanged, bookings.bus);
    await bookings.send({}, key);
    await bookings.catalog.hearAll(EnquiriesChanged, bookings.bus);
    expect(announced).toEqual([]);
    await bookings.enquiryId();
    await eventually(() => expect(announced).toHaveLength(1));
  });

  it('combines many simultaneous changes into few events', async () => {
    const heard = await follow(bookings.url);
    await Promise.all(Array.from({ length: 40 }, () => bookings.enquiryId()));
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
    expect(heard.length).toBeLessThan(20);
  });

  it('ends at once for clients that do not accept events, and is only for staff', async () => {
    const answer = await bookings.ask<string>('GET', '/api/changes', { role: 'admin' });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(JSON.stringify({ kinds: ALL }));
    expect((await bookings.ask('GET', '/api/changes', { headers: { accept: 'text/event-stream' } })).status).toBe(401);
    expect((await bookings.ask('GET', '/api/changes', { headers: { accept: 'text/event-stream' }, role: 'customer' })).status).toBe(403);
  });

  it('ends when its replica shuts down, without delaying the shutdown', async () => {
    const heard = await follow(await bookings.addReplica());
    await bookings.endReplica();
    await eventually(() => expect(heard.at(-1)).toBe(OVER));
  });
});
