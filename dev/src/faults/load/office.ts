import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makeJpeg } from '@reefdesk/test-kit/images';
import { type Discrepancies, GONE, Ledger, type Stored } from './ledger.ts';
import { Tally } from './tally.ts';

/** Pause between two writes of one writer, and before a retry. */
const PAUSE_MS = 200;
const AGAIN_MS = 300;
const LOOK_MS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Number of added records to keep. Older ones are deleted, since a long run would otherwise reach the limits of a site. */
const KEPT = 100;
/** Time limit for all attempts of one write. */
const PATIENCE_MS = 120_000;
/** Time limit for one attempt. */
const TRY_MS = 60_000;
/** Statuses of temporary errors; every other error is a defect of the system. */
const NOT_NOW = new Set([429, 502, 503, 504, 507]);

interface Write {
  ledger: Ledger;
  /** Name of the object in the ledger. */
  name: string;
  state: unknown;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** Called for each attempt. */
  body?: () => unknown;
}

/** Records that are deleted later, oldest first. */
interface Added {
  name: string;
  path: string;
}

/**
 * Staff who write continuously: they add and delete testimonials and destinations and edit a package. Failed writes are repeated as the
 * screens do.
 */
export class Office {
  /** Temporary errors and broken connections. */
  readonly refusals = new Tally();
  /** Answers that no fault excuses. */
  readonly wrong = new Tally();
  readonly #http: HttpClient;
  readonly #picture: Buffer;
  readonly #testimonials = new Ledger();
  readonly #destinations = new Ledger();
  readonly #packages = new Ledger();
  readonly #added = { testimonials: [] as Added[], destinations: [] as Added[] };
  #packageId = '';
  #isOver = false;
  #work: Promise<void>[] = [];

  readonly #url: string;
  readonly #device: HttpClient;
  #last = '';

  private constructor(url: string, http: HttpClient, picture: Buffer) {
    this.#url = url;
    this.#device = new HttpClient(url);
    this.#http = http;
    this.#picture = picture;
  }

  /** Signs in and stores one record of each kind. */
  static async open(url: string, { email, password }: { email: string; password: string }): Promise<Office> {
    const http = new HttpClient(url);
    await http.login(email, password);
    const office = new Office(url, http, await makeJpeg({ width: 640, height: 400, color: '#0a5a7d' }));
    await office.#addPackage();
    await office.#addDestination(randomUUID());
    await office.#addTestimonial(randomUUID());
    if (office.wrong.total > 0) throw new Error(`The first writes were refused: ${office.wrong}`);
    return office;
  }

  get acknowledged(): number {
    return this.#testimonials.acknowledged + this.#destinations.acknowledged + this.#packages.acknowledged;
  }

  /** Paths that visitors read: pages, lists, one record of each kind, a picture. */
  async publicPaths(): Promise<string[]> {
    type Places = { data: { destination_id: string; destination_img: string }[] };
    const { body } = await this.#http.get<Places>('/api/get-destinations');
    const [place] = body.data;
    if (!place) throw new Error('There is no destination to read');
    const lists = ['/api/packages', '/api/destinations', '/api/get-destinations', '/api/testimonials', '/api/gallery-slides'];
    return ['/', '/auth/about', '/auth/destinations', ...lists, `/api/destination/${place.destination_id}`, place.destination_img];
  }

  begin(): void {
    this.#isOver = false;
    const writers = [
      () => this.#addTestimonial(randomUUID()),
      () => this.#addDestination(randomUUID()),
      () => this.#editPackage(randomUUID()),
    ];
    this.#work = writers.map(async (write) => {
      for (; !this.#isOver; await sleep(PAUSE_MS)) await write();
    });
  }

  /** Stops the writers after their current writes. */
  async rest(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  /** True if a testimonial is stored at the first attempt. */
  async canWrite(): Promise<boolean> {
    const before = this.refusals.total + this.wrong.total;
    await this.#addTestimonial(randomUUID(), 0);
    return this.refusals.total + this.wrong.total === before;
  }

  /** True if a visitor sees the last stored testimonial within the time. */
  async isSeen(withinMs: number): Promise<boolean> {
    const [last, end] = [this.#last, performance.now() + withinMs];
    do {
      const { body } = await new HttpClient(this.#url).get<{ data?: { name_en: string }[] }>('/api/testimonials');
      if (body.data?.some(({ name_en: name }) => name === last)) return true;
      await sleep(LOOK_MS);
    } while (performance.now() < end);
    return false;
  }

  /** Compares the ledgers with the lists of the back office. */
  async compare(): Promise<Discrepancies> {
    return compareAll(this.#books, await this.#stored());
  }

  /**
   * Copies of the ledgers for a backup taken between now and `close`. After the backup is restored, `compare` checks the copies
   * against the lists of the back office and resets the ledgers to them.
   */
  beginCopy(): { close(): void; compare(): Promise<Discrepancies> } {
    const copies = this.#books.map((book) => book.copy());
    return {
      close: () => {
        for (const copy of copies) copy.close();
      },
      compare: async () => {
        const stored = await this.#stored();
        for (const [at, book] of this.#books.entries()) book.adopt(stored[at] ?? []);
        return compareAll(
          copies.map(({ ledger }) => ledger),
          stored,
        );
      },
    };
  }

  /** Needed again after a restore, which ends every session. */
  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.#http.login(email, password);
  }

  /** True if a new session can be opened from a known device. Unknown devices may be throttled because of earlier attempts. */
  canSignIn({ email, password }: { email: string; password: string }): Promise<boolean> {
    return this.#device.login(email, password).then(
      () => true,
      () => false,
    );
  }

  get #books(): Ledger[] {
    return [this.#testimonials, this.#destinations, this.#packages];
  }

  /** In the order of the ledgers. */
  async #stored(): Promise<Stored[][]> {
    return [await this.#storedTestimonials(), await this.#storedDestinations(), await this.#storedPackages()];
  }

  async #addTestimonial(name: string, patienceMs = PATIENCE_MS): Promise<void> {
    const said = { ...flat('name', name), ...flat('role', 'Diver'), ...flat('quote', name), ...flat('location', 'Manado'), rating: '5' };
    const body = () => withPicture(form(said), this.#picture, 'profile_image');
    const write: Write = { ledger: this.#testimonials, name, state: name, method: 'POST', path: '/api/testimonials', body };
    const answer = (await this.#write(write, patienceMs)) as { data?: { testimonial_id: string } } | undefined;
    if (!answer) return;
    this.#last = name;
    this.#added.testimonials.push({ name, path: `/api/testimonials/${answer.data?.testimonial_id}` });
    await this.#deleteOldest(this.#testimonials, this.#added.testimonials);
  }

  async #addDestination(name: string): Promise<void> {
    const place = { location: 'North Sulawesi', best_time: 'April - November', status: 'active' };
    const said = { names: texts(name), categories: texts('Reef'), descriptions: texts(name) };
    const destinationData = JSON.stringify({ ...said, ...place });
    const body = () => withPicture(form({ destinationData }), this.#picture);
    const write: Write = { ledger: this.#destinations, name, state: name, method: 'POST', path: '/api/add-destination', body };
    const answer = (await this.#write(write)) as { data?: { destination_id: string } } | undefined;
    if (!answer) return;
    this.#added.destinations.push({ name, path: `/api/remove-destination/${answer.data?.destination_id}` });
    await this.#deleteOldest(this.#destinations, this.#added.destinations);
  }

  /** Keeps the first record, which visitors read. */
  async #deleteOldest(ledger: Ledger, added: Added[]): Promise<void> {
    const [one] = added.length > KEPT ? added.splice(1, 1) : [];
    if (one) await this.#write({ ledger, ...one, state: GONE, method: 'DELETE' });
  }

  async #addPackage(): Promise<void> {
    const name = randomUUID();
    const travelData = { names: texts(name), categories: texts('Tour'), descriptions: texts('0'), duration: 3, status: 'active' };
    const body = () => withPicture(form({ travelData: JSON.stringify(travelData) }), this.#picture);
    const write: Write = { ledger: this.#packages, name, state: '0', method: 'POST', path: '/api/add-travel', body };
    const answer = (await this.#write(write)) as { data?: { travel_id: string } };
    this.#packageId = answer.data?.travel_id ?? '';
  }

  #editPackage(description: string): Promise<unknown> {
    const [name = ''] = this.#packages.names;
    const body = () => ({ descriptions: texts(description) });
    const path = `/api/edit-travel/${this.#packageId}`;
    return this.#write({ ledger: this.#packages, name, state: description, method: 'PATCH', path, body });
  }

  /**
   * Repeats a write with one idempotency key until it is stored. Resolves with the body of the answer, or undefined after the time limit.
   */
  async #write({ ledger, name, state, method, path, body = () => undefined }: Write, patienceMs = PATIENCE_MS): Promise<unknown> {
    const end = performance.now() + patienceMs;
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    ledger.sent(name, state);
    for (;;) {
      try {
        const signal = AbortSignal.timeout(TRY_MS);
        const answer = await this.#http.request<{ code?: string }>(method, path, { body: body(), headers, signal });
        // A 404 means that an earlier attempt, whose answer was lost, has deleted the record.
        if (answer.status < 300 || (method === 'DELETE' && answer.status === 404)) {
          ledger.stored(name, state);
          return answer.body;
        }
        const kind = `${answer.status} ${answer.body?.code ?? ''}`.trim();
        if (!NOT_NOW.has(answer.status)) {
          this.wrong.add(`${kind} ${method} ${path}`);
          ledger.refused(name, state);
          return undefined;
        }
        this.refusals.add(kind);
      } catch (error) {
        this.refusals.add((error as Error).name === 'TimeoutError' ? 'hangs' : 'cut');
      }
      if (performance.now() > end) return undefined;
      await sleep(AGAIN_MS);
    }
  }

  async #storedTestimonials(): Promise<Stored[]> {
    const { body } = await this.#http.get<{ data: { name_en: string }[] }>('/api/testimonials');
    return ownOf(body.data.map(({ name_en: name }) => ({ name, state: name })));
  }

  async #storedDestinations(): Promise<Stored[]> {
    const { body } = await this.#http.get<{ data: { destination_name_en: string }[] }>('/api/get-destinations');
    return ownOf(body.data.map(({ destination_name_en: name }) => ({ name, state: name })));
  }

  async #storedPackages(): Promise<Stored[]> {
    type Details = { data: { travel_name_en: string; travel_desc_en: string } };
    const { body } = await this.#http.get<Details>(`/api/get-travel-details/${this.#packageId}`);
    return [{ name: body.data.travel_name_en, state: body.data.travel_desc_en }];
  }
}

function compareAll(books: readonly Ledger[], stored: readonly Stored[][]): Discrepancies {
  const results = books.map((book, at) => book.compare(stored[at] ?? []));
  return { lost: results.flatMap(({ lost }) => lost), doubled: results.flatMap(({ doubled }) => doubled) };
}

/** Others write, too; the names of the office's records are UUIDs. */
function ownOf(stored: Stored[]): Stored[] {
  return stored.filter(({ name }) => UUID.test(name));
}

const texts = (text: string) => ({ en: text, id: text, cn: text });

const flat = (field: string, text: string) => ({ [`${field}_en`]: text, [`${field}_id`]: text, [`${field}_cn`]: text });

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function withPicture(data: FormData, picture: Buffer, field = 'mainImage'): FormData {
  data.set(field, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'reef.jpg');
  return data;
}
