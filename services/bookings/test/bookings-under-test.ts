import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@reefdesk/contracts/access';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { DepartureView, PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryReceiptView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { DescribePeople, FindVerifiedEmail, ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeRetention, type Payment } from '@reefdesk/contracts/site/values';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TestMailbox } from '@reefdesk/test-kit/test-mailbox';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { defineBookings } from '../src/define.ts';
import type { EnquiryDocument } from '../src/enquiries/enquiry.schema.ts';
import type { DescribedTravel } from '../src/travels/travel-names.ts';
import type { WebhookTransport } from '../src/webhook/webhook-transport.ts';

export const SITE = 'https://www.tangkasi.example';
/** In this time zone it is between twelve and one o'clock, so that no day begins during a test. */
const hoursBehind = new Date().getUTCHours() - 12;
export const ZONE = `Etc/GMT${hoursBehind < 0 ? '' : '+'}${hoursBehind}`;
export const OPERATOR: Brand = {
  ...(JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand),
  timeZone: ZONE,
};
export const PACKAGE_PRICE = 1_650_000;
export const PACKAGE_NAME = { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' };
export const RETENTION_MONTHS = 18;
export const PAYMENT: Payment = { deposit: { en: 'By bank transfer.', id: 'Transfer bank.', cn: '银行转账。' } };
/** High enough that only tests with their own settings reach a limit. */
const NO_LIMITS = { ENQUIRIES_PER_NETWORK: '100000', ENQUIRIES_PER_CONTACT: '100000', ENQUIRY_EMAILS_PER_HOUR: '100000' };

/** The real service on real NATS, MongoDB and mail; NATS peers replace auth and catalog. */
export class BookingsUnderTest {
  private constructor(
    readonly stack: TestStack,
    private readonly services: RunningService[],
    readonly auth: NatsPeer,
    private readonly peers: readonly NatsPeer[],
    readonly catalog: NatsPeer,
    readonly catalogue: DescribedTravel[],
    readonly issuer: TokenIssuer,
    private readonly database: mongoose.Connection,
    readonly mailbox: TestMailbox,
    private readonly env: Record<string, string>,
    private readonly folder: string,
    /** Called when a peer receives a request, before it answers. */
    readonly duringRequest: { catalog?: (() => Promise<unknown>) | undefined },
  ) {}

  /** Without `brand`, no peer replaces site. `transport` replaces the webhook's network. */
  static async start(settings: Record<string, string> = {}, brand?: Brand, transport?: WebhookTransport): Promise<BookingsUnderTest> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const mailbox = await TestMailbox.start();
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-bookings-'));
    const brandFile = join(folder, 'brand.json');
    writeFileSync(brandFile, JSON.stringify(OPERATOR));
    const env: Record<string, string> = {
      ...stack.env('bookings'),
      BRAND_FILE: brandFile,
      ...NO_LIMITS,
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      ...mailbox.env(SITE),
      ...settings,
    };
    const [auth, catalog] = [await NatsPeer.connect(stack, 'auth'), await NatsPeer.connect(stack, 'catalog')];
    const issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    auth.answer(FindVerifiedEmail, ({ userId }) => ({ email: userId.includes('@') ? userId : null }));
    auth.answer(DescribePeople, ({ ids }) => ({ people: ids.map((id) => ({ id, name: `Name of ${id}`, isStaff: id !== 'customer' })) }));
    const catalogue: DescribedTravel[] = [
      { slug: 'bunaken', name: PACKAGE_NAME, price: PACKAGE_PRICE, isShown: true, days: 1 },
      { slug: 'siladen', name: { en: 'Siladen', id: 'Siladen', cn: '西拉登' }, price: null, isShown: true, days: 3 },
    ];
    const duringRequest: BookingsUnderTest['duringRequest'] = {};
    catalog.answer(DescribeTravels, async ({ slugs }) => {
      await duringRequest.catalog?.();
      return { travels: catalogue.filter(({ slug }) => slugs.includes(slug)) };
    });
    const site = brand && (await NatsPeer.connect(stack, 'site'));
    const retention = completeRetention({ enquiries: RETENTION_MONTHS });
    if (brand) site?.answer(DescribeOperator, () => ({ brand, payment: PAYMENT, retention }));
    const service = await startService(defineBookings(env, transport));
    const database = await mongoose.createConnection(stack.mongoUri, { dbName: env.MONGODB_DB ?? '' }).asPromise();
    const peers = [catalog, ...(site ? [site] : [])];
    return new BookingsUnderTest(stack, [service], auth, peers, catalog, catalogue, issuer, database, mailbox, env, folder, duringRequest);
  }

  get url(): string {
    return this.services[0]?.url ?? '';
  }

  get opsUrl(): string {
    return this.services[0]?.opsUrl ?? '';
  }

  async addReplica(settings: Record<string, string> = {}, transport?: WebhookTransport): Promise<string> {
    const service = await startService(defineBookings({ ...this.env, ...settings }, transport));
    this.services.push(service);
    return service.url;
  }

  async endReplica(): Promise<void> {
    await this.services.pop()?.close();
  }

  get bus(): MessageBus {
    return (this.services[0] as RunningService).app.get(MessageBus, { strict: false });
  }

  get enquiries() {
    return this.database.collection<EnquiryDocument>('enquiries');
  }

  collection<Document extends { _id: string }>(name: string) {
    return this.database.collection<Document>(name);
  }

  async empty(...collections: string[]): Promise<void> {
    await Promise.all(collections.map((name) => this.collection(name).deleteMany({})));
  }

  /** Sends a request as the gateway forwards it; anonymous without a role. */
  async ask<Body>(
    method: string,
    path: string,
    {
      body,
      headers = {},
      role = null,
      user,
      url = this.url,
    }: { body?: object; headers?: Record<string, string>; role?: Role | null; user?: string; url?: string } = {},
  ) {
    const token = role ? await this.issuer.headers(role, user) : {};
    return new HttpClient(url).request<Body>(method, path, { headers: { ...token, ...headers }, ...(body && { body }) });
  }

  async send(enquiry: object = {}, key: string = randomUUID(), headers: Record<string, string> = {}) {
    const body = { name: 'Wei Lin', wechat: 'weilin', language: 'CN', ...enquiry };
    return this.ask<{ data: EnquiryReceiptView }>('POST', '/api/enquiries', { body, headers: { 'idempotency-key': key, ...headers } });
  }

  async sent(enquiry: object = {}, key: string = randomUUID()): Promise<{ id: string; token: string }> {
    const { body } = await this.send(enquiry, key);
    return { id: enquiryIdOf(key), token: tokenOf(body.data) };
  }

  async enquiryId(enquiry: object = {}): Promise<string> {
    return (await this.sent(enquiry)).id;
  }

  /** By default ten seats of one travel. */
  async plan(plan: object): Promise<PlannedDepartureView[]> {
    const body = { package_slug: 'bunaken', seats: 10, ...plan };
    return (await this.ask<{ data: PlannedDepartureView[] }>('POST', '/api/departures', { body, role: 'admin' })).body.data;
  }

  async book(enquiryId: string, booking: object, key: string = randomUUID(), url = this.url) {
    return this.ask<{ data: BookingView } & Pick<ErrorBody, 'code'>>('POST', `/api/enquiries/${enquiryId}/bookings`, {
      body: booking,
      headers: { 'idempotency-key': key },
      role: 'admin',
      url,
    });
  }

  async editBooking(id: string, change: object, headers: Record<string, string> = {}) {
    return this.ask<{ data: BookingView } & Pick<ErrorBody, 'code' | 'current'>>('PATCH', `/api/bookings/${id}`, {
      body: change,
      role: 'admin',
      headers,
    });
  }

  async departures(slug = 'bunaken', range = ''): Promise<DepartureView[]> {
    return (await this.ask<{ data: DepartureView[] }>('GET', `/api/departures?package=${slug}${range}`)).body.data;
  }

  async whole(id: string): Promise<EnquiryWholeView> {
    return (await this.ask<{ data: EnquiryWholeView }>('GET', `/api/enquiries/${id}`, { role: 'admin' })).body.data;
  }

  async stop(): Promise<void> {
    for (const service of this.services) await service.close();
    await Promise.all([this.auth.close(), ...this.peers.map((peer) => peer.close()), this.database.close(), this.mailbox.stop()]);
    await this.stack.stop();
    rmSync(this.folder, { recursive: true });
  }
}

export function tokenOf({ status_url }: EnquiryReceiptView): string {
  return new URL(status_url, SITE).hash.slice(1);
}
