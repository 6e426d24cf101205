import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { Role } from '@reefdesk/contracts/roles';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { defineCatalog } from '../src/define.ts';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import type { TravelDocument } from '../src/travels/travel.schema.ts';
import { storedImage } from './builders.ts';

/** The real service on real NATS and MongoDB; auth and media are stood in for at their NATS boundary. */
export class CatalogUnderTest {
  /** Image ids that media was asked about, one entry per question. */
  readonly described: string[][] = [];
  /** Ids that media does not know. */
  readonly unknownImages = new Set<string>();

  private constructor(
    readonly parts: TestParts,
    readonly service: RunningService,
    readonly seed: NatsPeer,
    readonly media: NatsPeer,
    private readonly auth: NatsPeer,
    private readonly issuer: TokenIssuer,
    private readonly database: mongoose.Connection,
  ) {}

  static async start(): Promise<CatalogUnderTest> {
    const parts = await startTestParts({ nats: true, mongo: true });
    const env = parts.env('catalog');
    const [auth, media, seed] = [
      await NatsPeer.connect(parts, 'auth'),
      await NatsPeer.connect(parts, 'media'),
      await NatsPeer.connect(parts, 'seed'),
    ];
    const issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    const service = await startService(
      defineCatalog({ ...env, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
    );
    const database = await mongoose.createConnection(parts.mongoUri, { dbName: env.MONGODB_DB }).asPromise();
    const catalog = new CatalogUnderTest(parts, service, seed, media, auth, issuer, database);
    media.answer(DescribeImages, ({ ids }) => catalog.describe(ids));
    return catalog;
  }

  visitor(): HttpClient {
    return new HttpClient(this.service.url);
  }

  async get<Body>(path: string, role?: Role) {
    return this.visitor().get<Body>(path, role ? { headers: await this.issuer.headers(role) } : {});
  }

  get destinations() {
    return this.database.collection<DestinationDocument>('destinations');
  }

  get travels() {
    return this.database.collection<TravelDocument>('travels');
  }

  async empty(): Promise<void> {
    await Promise.all([this.destinations.deleteMany({}), this.travels.deleteMany({})]);
    this.described.length = 0;
    this.unknownImages.clear();
  }

  async stop(): Promise<void> {
    await this.service.close();
    await Promise.all([this.auth, this.media, this.seed].map((peer) => peer.close()));
    await this.database.close();
    await this.parts.stop();
  }

  private describe(ids: string[]) {
    this.described.push(ids);
    const known = ids.filter((id) => !this.unknownImages.has(id));
    return { images: known.map((id) => imageViewOf(storedImage(id), [320, 640, 960])) };
  }
}
