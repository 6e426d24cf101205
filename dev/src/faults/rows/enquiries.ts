import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { Emails } from '../load/emails.ts';
import { Guests } from '../load/guests.ts';
import type { Replica } from '../site/replica.ts';
import type { BackingServiceName, Site } from '../site/site.ts';
import { CACHED_WITHIN_MS, type Fault, type Load } from './fault.ts';
import { expectServing, shuffled } from './replicas.ts';

/** `each`: sequential enquiries per guest around each kill. */
const GUESTS = { people: 50, each: 2, rounds: 2 };
const SHORT_GUESTS = { people: 10, each: 2, rounds: 1 };
const STACK: readonly BackingServiceName[] = ['nats', 'mongo'];
const FIRST_MS = 5;
/** Longest wait for the next email: one claimed by a killed process is sent again after 90 seconds (`CLAIM_MS`), and may be queued. */
const NEXT_WITHIN_MS = 180_000;
const LOOK_MS = 500;

interface Listed {
  name: string;
  reference: string;
}

/** Kills every process in turn, including NATS and MongoDB, while enquiries are in progress. */
export const enquiries: Fault = {
  row: 13,
  title: 'guests ask while each process is killed',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  missing: ({ stack }) => (stack.mail.mailboxDir ? undefined : 'the mail server is another one'),
  strike: async (site, { isShort }, { note }) => {
    const emails = new Emails(site.stack.mail.mailboxDir ?? '');
    try {
      return await strike(site, emails, isShort ? SHORT_GUESTS : GUESTS, note);
    } finally {
      await emails.leave();
    }
  },
};

async function strike(site: Site, emails: Emails, extent: typeof GUESTS, note: Load['note']): Promise<string[]> {
  const guests = new Guests(site.url);
  let [asked, kills] = [0, 0];
  for (let round = 1; round <= extent.rounds; round++) {
    for (const one of shuffled([...site.all, ...STACK])) {
      const asking = guests.ask(extent.people, extent.each);
      await untilOneMore(guests, asking);
      await kill(site, one);
      await asking;
      asked += extent.people * extent.each;
      kills += 1;
    }
  }
  const inbox = await eventually(() => readInbox(site));
  const { lost, doubled, renamed } = guests.compare(inbox);
  const references = new Set(inbox.map(({ reference }) => reference));
  const unwritten = await unwrittenTo(guests, emails);
  note(
    `${guests.acknowledged} of ${asked} enquiries acknowledged over ${kills} kills; not now: ${guests.refusals}; ${emails.count} letters`,
  );
  return [
    ...(guests.acknowledged < asked ? [`enquiries were answered wrongly: ${guests.wrong}`] : []),
    ...(lost.length > 0 ? [`enquiries lost: ${lost.join(', ')}`] : []),
    ...(doubled.length > 0 ? [`enquiries doubled: ${doubled.join(', ')}`] : []),
    ...(renamed.length > 0 ? [`other references than were told: ${renamed.join(', ')}`] : []),
    ...(references.size < inbox.length ? [`${inbox.length - references.size} references are there twice`] : []),
    ...(unwritten.length > 0 ? [`no letter to: ${unwritten.join(', ')}`] : []),
  ];
}

async function untilOneMore(guests: Guests, asking: Promise<void>): Promise<void> {
  const before = guests.acknowledged;
  let isOver = false;
  void asking.finally(() => {
    isOver = true;
  });
  while (guests.acknowledged === before && !isOver) await sleep(FIRST_MS);
}

async function kill(site: Site, one: Replica | BackingServiceName): Promise<void> {
  if (typeof one === 'string') return site.restartBackingService(one);
  const gone = one.whenGone();
  one.signal('SIGKILL');
  await gone;
  await eventually(() => expectServing(site, one));
}

async function readInbox({ url, admin }: Site): Promise<Listed[]> {
  const http = new HttpClient(url);
  await http.login(admin.email, admin.password);
  const found: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    type Page = { data?: Listed[]; next_cursor: string | null };
    const path: string = `/api/enquiries?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await http.get<Page>(path);
    if (!body.data) throw new Error(`The inbox answers ${status}`);
    found.push(...body.data);
    cursor = body.next_cursor;
  }
  return found;
}

async function unwrittenTo(guests: Guests, emails: Emails): Promise<string[]> {
  let [left, end] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const unwritten = guests.unwritten(emails);
    if (unwritten.length < left) [left, end] = [unwritten.length, performance.now() + NEXT_WITHIN_MS];
    if (unwritten.length === 0 || performance.now() > end) return unwritten;
    await sleep(LOOK_MS);
  }
}
