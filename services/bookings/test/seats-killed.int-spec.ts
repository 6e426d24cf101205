import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { rounds } from '@reefdesk/test-kit/rounds';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TestMailbox } from '@reefdesk/test-kit/test-mailbox';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import type { DepartureDocument } from '../src/departures/departure.schema.ts';
import { PACKAGE_NAME } from './bookings-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');
/** The specification requires 50 rounds: `REEFDESK_RACES=25`. */
const ROUNDS = rounds(2);
const ROUND_MS = 60_000;
const REQUESTS = 200;
const SEATS = 3;
const ENQUIRIES = 20;

interface Answer {
  status: number;
  code?: string | undefined;
  seatsLeft?: number | undefined;
}

describe('the last seats of a departure', () => {
  let stack: TestStack;
  let mailbox: TestMailbox;
  let database: mongoose.Connection;
  let issuer: TokenIssuer;
  const peers: NatsPeer[] = [];
  const replicas: ServiceProcess[] = [];
  /** Several, because bookings per enquiry are limited. */
  let enquiries: string[] = [];

  const start = () =>
    startServiceProcess(MAIN, { ...stack.env('bookings'), ...mailbox.env(), HOLD_SWEEP_SECONDS: '1', LOG_LEVEL: 'error' });

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    mailbox = await TestMailbox.start();
    issuer = await TokenIssuer.create();
    const [auth, catalog] = [await NatsPeer.connect(stack, 'auth'), await NatsPeer.connect(stack, 'catalog')];
    peers.push(auth, catalog);
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    catalog.answer(DescribeTravels, ({ slugs }) => ({
      travels: slugs.map((slug) => ({ slug, name: PACKAGE_NAME, price: 1, isShown: true })),
    }));
    database = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('bookings') }).asPromise();
    replicas.push(...(await Promise.all([start(), start()])));
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([...peers.map((peer) => peer.close()), database?.close(), mailbox?.stop()]);
    await stack?.stop();
  });

  const departures = () => database.collection<DepartureDocument>('departures');
  const bookings = () => database.collection<BookingDocument>('bookings');

  async function ask<Body>(path: string, body: object, headers: Record<string, string> = {}, replica = 0) {
    const token = await issuer.headers('admin');
    return new HttpClient(replicas[replica]?.url ?? '').post<Body>(path, body, { headers: { ...token, ...headers } });
  }

  /** Half of the clients retry with the same key until they get a response, half give up. */
  async function book(departureId: string, number: number, answered: (answer: Answer) => void): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; ; attempt += 1) {
      const path = `/api/enquiries/${enquiries[number % ENQUIRIES]}/bookings`;
      const sent = ask<{ code?: string; data?: { seats_left?: number } }>(
        path,
        { departure_id: departureId, seats: 1 },
        headers,
        (number + attempt) % 2,
      );
      const answer = await sent.catch(() => undefined);
      if (answer && answer.status < 500) {
        const { code, data } = answer.body;
        return answered({ status: answer.status, code, seatsLeft: data?.seats_left });
      }
      if (number % 4 < 2) return;
      await sleep(50);
    }
  }

  async function round(date: string): Promise<void> {
    const keys = Array.from({ length: ENQUIRIES }, () => randomUUID());
    for (const key of keys) await ask('/api/enquiries', { name: 'Ana', wechat: 'ana' }, { 'idempotency-key': key });
    enquiries = keys.map(enquiryIdOf);
    const planned = await ask<{ data: PlannedDepartureView[] }>('/api/departures', { package_slug: 'bunaken', date, seats: SEATS });
    const id = planned.body.data[0]?.departure_id ?? '';
    const answers: Answer[] = [];
    let heard: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const everybody = Promise.all(
      Array.from({ length: REQUESTS }, (_, number) =>
        book(id, number, (answer) => {
          answers.push(answer);
          heard();
        }),
      ),
    );
    await Promise.race([first, everybody]);
    await replicas[0]?.kill();
    await replicas[0]?.stop();
    replicas[0] = await start();
    await everybody;

    const booked = answers.filter(({ status }) => status === 201).length;
    expect(booked).toBeLessThanOrEqual(SEATS);
    const late = { status: 409, code: 'departure_full', seatsLeft: 0 };
    expect(answers.filter(({ status }) => status !== 201)).toEqual(Array(answers.length - booked).fill(late));
    // Unused reservations are only released once they are old, so they are aged here.
    const { reservations = {} } = (await departures().findOne({ _id: id })) ?? {};
    const old = Object.fromEntries(Object.keys(reservations).map((booking) => [`reservations.${booking}.at`, new Date(0)]));
    await departures().updateOne({ _id: id }, { $set: { seats: SEATS, ...old } });
    const taken = () => bookings().countDocuments({ departureId: id, state: 'confirmed' });
    await eventually(async () => expect((await departures().findOne({ _id: id }))?.left).toBe(SEATS - (await taken())));
    expect(await taken()).toBeGreaterThanOrEqual(booked);

    const again: Answer[] = [];
    for (let number = 2; again.at(-1)?.status !== 409; number += 4) await book(id, number, (answer) => again.push(answer));
    expect(await taken()).toBe(SEATS);
    expect(await departures().findOne({ _id: id })).toMatchObject({ seats: SEATS, left: 0 });
  }

  it(
    'are neither sold twice nor lost when a process is killed while 200 clients want the last three (DEP-03)',
    async () => {
      const today = dayIn('Asia/Makassar', new Date());
      for (let number = 1; number <= ROUNDS; number += 1) await round(addDays(today, number + 1));
    },
    ROUNDS * ROUND_MS,
  );
});
