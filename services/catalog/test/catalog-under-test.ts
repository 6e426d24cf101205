import type { Position, Role } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { AuditCollector } from '@reefdesk/service-kit/audit/audit.collector';
import type { OutboxEntry } from '@reefdesk/service-kit/audit/outbox-entry.schema';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { StoredDraft } from '@reefdesk/service-kit/records/draft.schema';
import type { StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { filter, firstValueFrom } from 'rxjs';
import { countWrites } from '../../../packages/service-kit/test/support/counted-writes.ts';
import { defineCatalog } from '../src/define.ts';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import { DestinationRemovalSweeper } from '../src/destinations-admin/destination-removal.sweeper.ts';
import type { RemovedDestination } from '../src/destinations-admin/destination-removals.repository.ts';
import type { TravelDocument } from '../src/travels/travel.schema.ts';
import { storedImage } from './builders.ts';

type Settings = Record<string, string>;

/** Long timeouts, so that responses always contain the answer of media. */
const PATIENT: ImageDirectory['waits'] = { page: 60_000, question: 60_000 };

/** The real service on real NATS and MongoDB, with stubs of auth and media on NATS. */
export class CatalogUnderTest {
  readonly described: string[][] = [];
  readonly unknownImages = new Set<string>();

  private constructor(
    readonly stack: TestStack,
    readonly service: RunningService,
    readonly media: NatsPeer,
    readonly auth: NatsPeer,
    private readonly issuer: TokenIssuer,
    private readonly database: mongoose.Connection,
  ) {}

  /** If it is a function, `settings` can depend on the test's backing services. */
  static async start(settings: Settings | ((stack: TestStack) => Promise<Settings>) = {}): Promise<CatalogUnderTest> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const env = stack.env('catalog');
    const [auth, media] = [await NatsPeer.connect(stack, 'auth'), await NatsPeer.connect(stack, 'media')];
    const issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    const service = await startReplica(stack, typeof settings === 'function' ? await settings(stack) : settings);
    const database = await mongoose.createConnection(stack.mongoUri, { dbName: env.MONGODB_DB }).asPromise();
    countWrites(database, ['travels', 'destinations']);
    const catalog = new CatalogUnderTest(stack, service, media, auth, issuer, database);
    media.answer(DescribeImages, ({ ids }) => catalog.describe(ids));
    return catalog;
  }

  /** Stops the recurring work of the service and waits for work in progress; requests are still served. */
  async endRecurringWork(): Promise<void> {
    const work = [AuditCollector, DestinationRemovalSweeper].map((type) => this.service.app.get(type, { strict: false }));
    await Promise.all(work.map((each) => each.beforeApplicationShutdown()));
  }

  get bus(): MessageBus {
    return this.service.app.get(MessageBus, { strict: false });
  }

  visitor(): HttpClient {
    return new HttpClient(this.service.url);
  }

  headers(role: Role, userId?: string): Promise<{ authorization: string }> {
    return this.issuer.headers(role, userId);
  }

  headersOf(position: Position, languages: readonly LanguageCode[] = []): Promise<{ authorization: string }> {
    return this.issuer.headers('admin', undefined, position, languages);
  }

  async get<Body>(path: string, role?: Role) {
    return this.visitor().get<Body>(path, role ? { headers: await this.headers(role) } : {});
  }

  /** Sends a request as an admin; FormData is sent as multipart, anything else as JSON. */
  async asAdmin<Body = unknown>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.visitor().request<Body>(method, path, { body, headers: { ...(await this.headers('admin')), ...headers } });
  }

  get destinations() {
    return this.database.collection<DestinationDocument>('destinations');
  }

  get removedDestinations() {
    return this.database.collection<RemovedDestination>('removed_destinations');
  }

  get versions() {
    return this.database.collection<StoredVersion>('versions');
  }

  get drafts() {
    return this.database.collection<StoredDraft>('drafts');
  }

  get audit() {
    return this.database.collection<OutboxEntry>('audit_outbox');
  }

  get travels() {
    return this.database.collection<TravelDocument>('travels');
  }

  async empty(): Promise<void> {
    await Promise.all([this.destinations, this.travels, this.removedDestinations].map((collection) => collection.deleteMany({})));
    this.described.length = 0;
    this.unknownImages.clear();
  }

  async stop(): Promise<void> {
    await this.service.close();
    await Promise.all([this.auth, this.media].map((peer) => peer.close()));
    await this.database.close();
    await this.stack.stop();
  }

  private describe(ids: string[]) {
    this.described.push(ids);
    const known = ids.filter((id) => !this.unknownImages.has(id));
    return { images: known.map((id) => imageViewOf(storedImage(id), { widths: [320, 640, 960] })) };
  }
}

/** Sessions do not work in a replica, nor in the first instance after the replica is closed: passport keeps its strategies per process. */
export async function startReplica(stack: TestStack, settings: Settings = {}): Promise<RunningService> {
  const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' };
  const service = await startService(defineCatalog({ ...stack.env('catalog'), ...own, ...settings }));
  Object.assign(service.app.get(ImageDirectory, { strict: false }).waits, PATIENT);
  // If the service is closed while one of its two NATS connections is being made, that connection stays open.
  await service.app.get(MessageBus, { strict: false }).check();
  const [listening] = service.app.getMicroservices();
  if (listening) await firstValueFrom(listening.status.pipe(filter((status) => status === 'connected')));
  return service;
}
