import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makeJpeg } from '@reefdesk/test-kit/images';
import { FrontDesk } from './front-desk.ts';
import { type Discrepancies, GONE, Ledger, type Stored } from './ledger.ts';
import type { Tally } from './tally.ts';
import { STORED_MAX, TIMEOUT_MS, type Write, Writer } from './writer.ts';

const PAUSE_MS = 200;
const LOOK_MS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
interface Added {
  name: string;
  path: string;
}

/** Staff who continuously write testimonials, destinations, a travel and bookings, and repeat failed writes as the screens do. */
export class LoadGenerator {
  readonly #http: HttpClient;
  readonly #writer: Writer;
  readonly #picture: Buffer;
  readonly #testimonials = new Ledger();
  readonly #destinations = new Ledger();
  readonly #packages = new Ledger();
  readonly #added = { testimonials: [] as Added[], destinations: [] as Added[] };
  #packageId = '';
  #frontDesk: FrontDesk | undefined;
  #isOver = false;
  #work: Promise<void>[] = [];

  readonly #url: string;
  readonly #device: HttpClient;
  #last = '';

  private constructor(url: string, http: HttpClient, picture: Buffer) {
    this.#url = url;
    this.#device = new HttpClient(url);
    this.#http = http;
    this.#writer = new Writer(http);
    this.#picture = picture;
  }

  static async open(url: string, { email, password }: { email: string; password: string }): Promise<LoadGenerator> {
    const http = new HttpClient(url);
    await http.login(email, password);
    const load = new LoadGenerator(url, http, await makeJpeg({ width: 640, height: 400, color: '#0a5a7d' }));
    await load.#addPackage();
    await load.#addDestination(randomUUID());
    await load.#addTestimonial(randomUUID());
    await load.#desk.askAndBook(randomUUID());
    if (load.wrong.total > 0) throw new Error(`The first writes were refused: ${load.wrong}`);
    return load;
  }

  get acknowledged(): number {
    return this.#books.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  get refusals(): Tally {
    return this.#writer.refusals;
  }

  get wrong(): Tally {
    return this.#writer.wrong;
  }

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
      () => this.#desk.askAndBook(randomUUID()),
    ];
    this.#work = writers.map(async (write) => {
      for (; !this.#isOver; await sleep(PAUSE_MS)) await write();
    });
  }

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

  async isSeen(withinMs: number): Promise<boolean> {
    const [last, end] = [this.#last, performance.now() + withinMs];
    do {
      const { body } = await new HttpClient(this.#url).get<{ data?: { name_en: string }[] }>('/api/testimonials');
      if (body.data?.some(({ name_en: name }) => name === last)) return true;
      await sleep(LOOK_MS);
    } while (performance.now() < end);
    return false;
  }

  async compare(): Promise<Discrepancies> {
    return compareAll(this.#books, await this.#stored());
  }

  /** Copies the ledgers for a backup taken before `close`. After a restore, `compare` checks the copies and resets the ledgers. */
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

  get #desk(): FrontDesk {
    if (!this.#frontDesk) throw new Error('The front desk has not opened');
    return this.#frontDesk;
  }

  get #books(): Ledger[] {
    return [this.#testimonials, this.#destinations, this.#packages, ...this.#desk.ledgers];
  }

  async #stored(): Promise<Stored[][]> {
    return [
      await this.#storedTestimonials(),
      await this.#storedDestinations(),
      await this.#storedPackages(),
      ...(await this.#desk.stored()),
    ];
  }

  async #addTestimonial(name: string, timeoutMs = TIMEOUT_MS): Promise<void> {
    const content = { ...flat('name', name), ...flat('role', 'Diver'), ...flat('quote', name), ...flat('location', 'Manado'), rating: '5' };
    const body = () => withPicture(form(content), this.#picture, 'profile_image');
    const write: Write = { ledger: this.#testimonials, name, state: name, method: 'POST', path: '/api/testimonials', body };
    const answer = (await this.#writer.write(write, timeoutMs)) as { data?: { testimonial_id: string } } | undefined;
    if (!answer) return;
    this.#last = name;
    this.#added.testimonials.push({ name, path: `/api/testimonials/${answer.data?.testimonial_id}` });
    await this.#deleteOldest(this.#testimonials, this.#added.testimonials);
  }

  async #addDestination(name: string): Promise<void> {
    const place = { location: 'North Sulawesi', best_time: 'April - November', status: 'active' };
    const content = { names: texts(name), categories: texts('Reef'), descriptions: texts(name) };
    const destinationData = JSON.stringify({ ...content, ...place });
    const body = () => withPicture(form({ destinationData }), this.#picture);
    const write: Write = { ledger: this.#destinations, name, state: name, method: 'POST', path: '/api/add-destination', body };
    const answer = (await this.#writer.write(write)) as { data?: { destination_id: string } } | undefined;
    if (!answer) return;
    this.#added.destinations.push({ name, path: `/api/remove-destination/${answer.data?.destination_id}` });
    await this.#deleteOldest(this.#destinations, this.#added.destinations);
  }

  /** The first record stays, because visitors read it. */
  async #deleteOldest(ledger: Ledger, added: Added[]): Promise<void> {
    const [one] = added.length > STORED_MAX ? added.splice(1, 1) : [];
    if (one) await this.#writer.write({ ledger, ...one, state: GONE, method: 'DELETE' });
  }

  async #addPackage(): Promise<void> {
    const name = randomUUID();
    const travelData = { names: texts(name), categories: texts('Tour'), descriptions: texts('0'), duration: 3, status: 'active' };
    const body = () => withPicture(form({ travelData: JSON.stringify(travelData) }), this.#picture);
    const write: Write = { ledger: this.#packages, name, state: '0', method: 'POST', path: '/api/add-travel', body };
    const answer = (await this.#writer.write(write)) as { data?: { travel_id: string; slug: string } };
    this.#packageId = answer.data?.travel_id ?? '';
    this.#frontDesk = await FrontDesk.open(this.#http, this.#writer, answer.data?.slug ?? '');
  }

  #editPackage(description: string): Promise<unknown> {
    const [name = ''] = this.#packages.names;
    const body = () => ({ descriptions: texts(description) });
    const path = `/api/edit-travel/${this.#packageId}`;
    return this.#writer.write({ ledger: this.#packages, name, state: description, method: 'PATCH', path, body });
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

/** Other writers add records, too; those of this class have UUIDs as names. */
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
