import type { HttpClient } from '@reefdesk/test-kit/http';
import { GONE, Ledger, type Stored } from './ledger.ts';
import { STORED_MAX, type Writer } from './writer.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 30;
const SEATS = 500;

interface Row {
  name: string;
  state: string;
}

interface Booked {
  name: string;
  enquiryId: string;
  bookingId: string;
}

/** Sends enquiries of guests and books a seat on one departure for each. */
export class FrontDesk {
  readonly #http: HttpClient;
  readonly #writer: Writer;
  readonly #departureId: string;
  readonly #enquiries = new Ledger();
  readonly #bookings = new Ledger();
  readonly #booked: Booked[] = [];

  private constructor(http: HttpClient, writer: Writer, departureId: string) {
    this.#http = http;
    this.#writer = writer;
    this.#departureId = departureId;
  }

  static async open(http: HttpClient, writer: Writer, packageSlug: string): Promise<FrontDesk> {
    const date = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
    const { status, body } = await http.post<{ data?: { departure_id: string }[] }>('/api/departures', {
      package_slug: packageSlug,
      date,
      seats: SEATS,
    });
    const departureId = body.data?.[0]?.departure_id;
    if (!departureId) throw new Error(`The departure was answered with ${status}`);
    return new FrontDesk(http, writer, departureId);
  }

  get ledgers(): [Ledger, Ledger] {
    return [this.#enquiries, this.#bookings];
  }

  async askAndBook(name: string): Promise<void> {
    const asked = () => ({ name, wechat: 'blue_diver', language: 'CN', divers: 1, message: 'Is there a place on the boat?' });
    const enquiry = { ledger: this.#enquiries, name, state: 'asked', method: 'POST', path: '/api/enquiries', body: asked } as const;
    const answer = (await this.#writer.write(enquiry)) as { data?: { reference: string } } | undefined;
    const enquiryId = answer?.data && (await this.#idOf(answer.data.reference));
    if (!enquiryId) return;
    const place = () => ({ departure_id: this.#departureId, seats: 1 });
    const path = `/api/enquiries/${enquiryId}/bookings`;
    const booking = { ledger: this.#bookings, name, state: 'confirmed', method: 'POST', path, body: place } as const;
    const booked = (await this.#writer.write(booking)) as { data?: { booking_id: string } } | undefined;
    if (booked?.data) this.#booked.push({ name, enquiryId, bookingId: booked.data.booking_id });
    if (this.#booked.length > STORED_MAX) await this.#removeBooking(this.#booked.shift());
  }

  /** In the order of the ledgers. Enquiries of other writers and erased ones are left out. */
  async stored(): Promise<[Stored[], Stored[]]> {
    const enquiries = await this.#list('/api/enquiries?');
    const bookings = await this.#list(`/api/bookings?departure=${this.#departureId}&`);
    const isOwn = ({ name }: Row) => this.#enquiries.has(name);
    return [enquiries.filter(isOwn).map(({ name }) => ({ name, state: 'asked' })), bookings.filter(({ name }) => name !== '')];
  }

  /** Cancels the booking and erases the guest, who is then in neither list. */
  async #removeBooking(one: Booked | undefined): Promise<void> {
    // A restore may have removed it.
    if (!one || !this.#bookings.has(one.name)) return;
    const { name, enquiryId, bookingId } = one;
    const path = `/api/bookings/${bookingId}`;
    await this.#writer.write({
      ledger: this.#bookings,
      name,
      state: 'cancelled',
      method: 'PATCH',
      path,
      body: () => ({ state: 'cancelled' }),
    });
    this.#bookings.sent(name, GONE);
    const answer = await this.#writer.write({
      ledger: this.#enquiries,
      name,
      state: GONE,
      method: 'DELETE',
      path: `/api/enquiries/${enquiryId}`,
    });
    if (answer !== undefined) this.#bookings.stored(name, GONE);
  }

  /** Undefined if staff cannot read the inbox now; the guest stays without a booking then. */
  async #idOf(reference: string): Promise<string | undefined> {
    type Found = { data?: { enquiry_id: string }[] };
    const found = await this.#http.get<Found>(`/api/enquiries?q=${reference}`).catch(() => undefined);
    return found?.body.data?.[0]?.enquiry_id;
  }

  async #list(path: string): Promise<Row[]> {
    const found: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      type Page = { data?: Row[]; next_cursor: string | null };
      const page: string = `${path}limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { status, body } = await this.#http.get<Page>(page);
      if (!body.data) throw new Error(`${path} answers ${status}`);
      found.push(...body.data);
      cursor = body.next_cursor;
    }
    return found;
  }
}
