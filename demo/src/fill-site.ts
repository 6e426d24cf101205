import { departures, destinations, enquiries, packages, slides, testimonials } from '../content/index.ts';
import { type ContentCopies, copiesOf } from './copies.ts';
import { bookingRecords, closingRecords, departureRecord, enquiryRecords } from './desk-records.ts';
import type { SeedJournal } from './journal.ts';
import { openPictures, type Pictures } from './pictures.ts';
import { type DemoRecord, destinationRecord, slideRecord, stopRecords, testimonialRecord, travelRecord } from './records.ts';
import type { SeedOptions, SeedOutcome } from './seed-site.ts';
import { seedTime } from './seed-time.ts';
import { Site } from './site.ts';

/** Each queue runs sequentially in order of creation; they run in parallel. */
type Queues = readonly (readonly DemoRecord[])[];

/** Most of the time of a write is the wait for the disk, which the database shares among concurrent writes. */
const QUEUES = 8;

const LOG_EVERY = 5;
const LOG_LINES = 50;

export async function fillSite(
  journal: SeedJournal,
  { site: access, pictures, scale = 1, enquiriesPerScale, log }: SeedOptions,
): Promise<SeedOutcome> {
  const copies = copiesOf(scale, enquiriesPerScale);
  const site = await Site.signIn(access);
  const seeding = new Seeding(site, await openPictures(pictures), log);
  try {
    if (scale > 1 && journal.state !== 'running' && (await site.holdsAny(destinations.map((content) => destinationRecord(content).key)))) {
      await multiply(seeding, copies);
      return 'seeded';
    }
    if (journal.state !== 'running' && !(await site.isEmpty())) {
      // Operators who later remove their own content must not get the demo content instead.
      journal.finish();
      return 'not empty';
    }
    if (journal.state !== 'running') journal.begin();
    await fill(seeding.writtenDownIn(journal));
    journal.finish();
    await multiply(seeding, copies);
    return 'seeded';
  } finally {
    await site.signOut();
  }
}

async function fill(seeding: Seeding): Promise<void> {
  const time = seedTime(new Date());
  // The content lists the newest testimonial first, as the site does, so the last is created first.
  const testimonialRecords = testimonials.map((content) => testimonialRecord(content, time)).toReversed();
  await seeding.run([
    destinations.map(destinationRecord),
    [...slides.map(slideRecord), ...packages.map(travelRecord), ...testimonialRecords],
  ]);
  await seeding.run(inQueues(packages.map(stopRecords)));
  await seeding.run([
    ...inQueues(enquiries.map((enquiry) => enquiryRecords(enquiry, time))),
    departures.map((series) => departureRecord(series, time)),
  ]);
  const planned = await seeding.departures();
  const closed = departures.flatMap((series) => closingRecords(series, planned, time));
  await seeding.run([closed]);
  await seeding.run(inQueues(enquiries.map((enquiry) => bookingRecords(enquiry, planned, time))));
}

/** Adds the copies without a journal: existing records are found by their keys. */
async function multiply(seeding: Seeding, copies: ContentCopies): Promise<void> {
  const time = seedTime(new Date());
  await seeding.run([
    copies.destinations.map(destinationRecord),
    [...copies.packages.map(travelRecord), ...copies.testimonials.map((content) => testimonialRecord(content, time))],
  ]);
  await seeding.run(inQueues(copies.packages.map(stopRecords)));
  // Bookings of past days need no departure.
  await seeding.run(inQueues(copies.enquiries.map((enquiry) => [...enquiryRecords(enquiry, time), ...bookingRecords(enquiry, [], time)])));
}

/** Records of a group stay in their order. */
function inQueues(groups: readonly DemoRecord[][]): Queues {
  return Array.from({ length: QUEUES }, (_, queue) => groups.filter((_, at) => at % QUEUES === queue).flat());
}

function nounOf({ path, isPart }: DemoRecord): string {
  if (/^\/api\/(?:enquiries|departures|bookings)/.test(path)) return 'departures, enquiries and bookings';
  return isPart ? 'stops' : 'records with pictures';
}

class Seeding {
  readonly #site: Site;
  readonly #pictures: Pictures;
  readonly #log: (line: string) => void;
  readonly #journal: SeedJournal | undefined;

  constructor(site: Site, pictures: Pictures, log: (line: string) => void, journal?: SeedJournal) {
    this.#site = site;
    this.#pictures = pictures;
    this.#log = log;
    this.#journal = journal;
  }

  writtenDownIn(journal: SeedJournal): Seeding {
    return new Seeding(this.#site, this.#pictures, this.#log, journal);
  }

  departures(): ReturnType<Site['departures']> {
    return this.#site.departures();
  }

  /** Stops all queues when one fails, and throws only then, so that records in progress reach the journal. */
  async run(queues: Queues): Promise<void> {
    const total = queues.flat().length;
    const logEvery = Math.max(LOG_EVERY, Math.round(total / LOG_LINES));
    let done = 0;
    let hasFailed = false;
    const work = async (queue: readonly DemoRecord[]) => {
      for (const record of queue) {
        if (hasFailed) return;
        await this.#create(record);
        done += 1;
        if (done % logEvery === 0 || done === total) this.#log(`${done} of ${total} ${nounOf(record)}`);
      }
    };
    const outcomes = await Promise.allSettled(
      queues.map((queue) =>
        work(queue).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        }),
      ),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  async #create({ key, path, method = 'POST', body, isPart = false, at }: DemoRecord): Promise<void> {
    if (this.#journal?.has(key)) return;
    const isThere = await this.#site.create({ method, path, key, at }, await body(this.#pictures));
    if (!isThere && !isPart) throw new Error(`${path} is not there`);
    this.#journal?.add(key);
  }
}
