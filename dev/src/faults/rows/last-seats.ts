import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { Tally } from '../load/tally.ts';
import type { Site } from '../site/site.ts';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';
import { expectServing, shuffled } from './replicas.ts';

const ROUNDS = 50;
const SHORT_ROUNDS = 3;
const REQUESTS = 200;
const SEATS = 3;
/** Several, because an enquiry has a limited number of bookings. */
const ENQUIRIES = 20;
/** Days that no other row plans. */
const DAYS_AHEAD = 60;
const AGAIN_MS = 100;
const TRY_MS = 60_000;

interface Departure {
  departure_id: string;
  booked: number;
  seats_left: number;
}

/** 200 clients book the last three seats of a departure while a replica of bookings is killed. Each repeats its request until answered. */
export const lastSeats: Fault = {
  row: 14,
  title: 'many book the last seats while bookings is killed',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { note }) => {
    const rounds = isShort ? SHORT_ROUNDS : ROUNDS;
    const wrong = new Tally();
    let refused = 0;
    for (let round = 1; round <= rounds; round++) refused += await sellOut(site, round, wrong);
    note(`${rounds} departures sold out by ${rounds * REQUESTS} requests over ${rounds} kills; ${refused} came too late`);
    return wrong.total > 0 ? [`${wrong}`] : [];
  },
};

/** Returns the number of requests that came too late. */
async function sellOut(site: Site, round: number, wrong: Tally): Promise<number> {
  const http = new HttpClient(site.url);
  await http.login(site.admin.email, site.admin.password);
  const date = addDays(dayIn('Asia/Makassar', new Date()), DAYS_AHEAD + round);
  const departureId = await plan(http, date);
  const enquiries = await Promise.all(Array.from({ length: ENQUIRIES }, () => enquire(http)));
  const answers = new Tally();
  const all = Promise.all(
    Array.from({ length: REQUESTS }, async (_, number) => {
      const path = `/api/enquiries/${enquiries[number % ENQUIRIES]}/bookings`;
      answers.add(await untilAnswered(http, path, { departure_id: departureId, seats: 1 }));
    }),
  );
  await Promise.race([all, untilFirst(answers)]);
  const [replica] = shuffled(site.of('bookings'));
  const gone = replica?.whenGone();
  replica?.signal('SIGKILL');
  await Promise.all([all, gone]);
  if (replica) await eventually(() => expectServing(site, replica));

  const [sold, late] = [answers.of('201'), answers.of('409 departure_full')];
  const { booked, seats_left: left } = await departureOf(http, date, departureId);
  if (sold !== SEATS || late !== REQUESTS - SEATS) wrong.add(`${SEATS} seats were answered with ${answers}`);
  if (booked !== SEATS || left !== 0) wrong.add(`of ${SEATS} seats, ${booked} are booked and ${left} left`);
  const bookings = await http.get<{ data: unknown[] }>(`/api/bookings?departure=${departureId}&limit=100`);
  if (bookings.body.data.length !== SEATS) wrong.add(`${bookings.body.data.length} bookings of ${SEATS} seats`);
  return late;
}

async function plan(http: HttpClient, date: string): Promise<string> {
  const travels = await http.get<{ data: { slug: string }[] }>('/api/packages');
  const body = { package_slug: travels.body.data[0]?.slug, date, seats: SEATS };
  const planned = await http.post<{ data?: Departure[] }>('/api/departures', body);
  const id = planned.body.data?.[0]?.departure_id;
  if (!id) throw new Error(`The departure was answered with ${planned.status}`);
  return id;
}

async function enquire(http: HttpClient): Promise<string> {
  const key = randomUUID();
  const body = { name: 'Last Seat', wechat: `seat_${key.slice(0, 8)}`, language: 'CN' };
  const { status } = await http.post('/api/enquiries', body, { headers: { 'idempotency-key': key } });
  if (status !== 201) throw new Error(`The enquiry was answered with ${status}`);
  return enquiryIdOf(key);
}

/** Repeats a request with the same key, as the back office does. */
async function untilAnswered(http: HttpClient, path: string, body: object): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await http.post<{ code?: string }>(path, body, { headers, signal: AbortSignal.timeout(TRY_MS) }).catch(() => undefined);
    if (answer && answer.status < 500) return `${answer.status} ${answer.body.code ?? ''}`.trim();
    await sleep(AGAIN_MS);
  }
}

async function untilFirst(answers: Tally): Promise<void> {
  while (answers.total === 0) await sleep(1);
}

async function departureOf(http: HttpClient, date: string, id: string): Promise<Departure> {
  const { body } = await http.get<{ data: Departure[] }>(`/api/departures/all?from=${date}&to=${date}`);
  const found = body.data.find(({ departure_id }) => departure_id === id);
  if (!found) throw new Error(`The departure ${id} is not listed`);
  return found;
}
