import { randomUUID } from 'node:crypto';
import {
  FIND_IMAGE_USES,
  type ImageReplacement,
  type ImageUse,
  LIST_IMAGE_USES,
  REPLACE_IMAGE,
} from '@reefdesk/contracts/messages/media.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { RunningService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type Collection, type Connection, createConnection } from 'mongoose';
import { runCollectionCli } from '../src/collection/cli/collection-cli.ts';
import { ImageCollector } from '../src/collection/image-collector.ts';
import type { SweepReport } from '../src/collection/sweep-outcome.ts';
import type { ImageDocument } from '../src/images/image.schema.ts';
import type { SlideDocument } from '../src/slides/slide.schema.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

export const GRACE_MS = 10_000;
/** Storage reports the age of objects in whole seconds. */
const MARGIN_MS = 1_050;
/** Background work begins after this time without uploads. */
const QUIET_MS = 1_000;
const STARTED_BY_HAND = 3_600;

/** Stub on NATS of a service that owns images. */
export class FakeOwner {
  readonly used = new Set<string>();
  listed: ImageUse[] = [];
  databaseId = randomUUID();
  /** Number of requests with image ids; roll calls are not counted. */
  asked = 0;
  readonly replaced: ImageReplacement[] = [];
  beforeReplacing: () => unknown = () => undefined;
  beforeAnswer: (ids: string[]) => unknown = () => undefined;
  fuzzed: unknown;
  private stop: (() => void) | undefined;
  private telling: (() => void) | undefined;
  private replacing: (() => void) | undefined;

  constructor(
    private readonly peer: NatsPeer,
    private readonly name: keyof typeof FIND_IMAGE_USES,
  ) {
    this.speak();
  }

  speak(): void {
    this.tell();
    this.stop ??= this.peer.answer(FIND_IMAGE_USES[this.name], async ({ ids }) => {
      if (ids.length > 0) {
        this.asked++;
        await this.beforeAnswer(ids);
      }
      if (this.fuzzed !== undefined) return this.fuzzed as never;
      return { used: ids.filter((id) => this.used.has(id)), databaseId: this.databaseId };
    });
  }

  private tell(): void {
    this.replacing ??= this.peer.answer(REPLACE_IMAGE[this.name], async (replacement) => {
      await this.beforeReplacing();
      const { from, to } = replacement;
      this.replaced.push(replacement);
      this.listed = this.listed.map((use) => (use.imageId === from ? { ...use, imageId: to.id } : use));
      if (this.used.has(from)) this.used.add(to.id);
      return { changed: 1 };
    });
    this.telling ??= this.peer.answer(LIST_IMAGE_USES[this.name], (question) => ({
      uses: this.listed.filter(({ imageId, name }) =>
        'ids' in question ? question.ids.includes(imageId) : question.words.every((term) => name.en.toLowerCase().includes(term)),
      ),
    }));
  }

  fallSilent(): void {
    this.stop?.();
    this.stop = undefined;
  }

  reset(): void {
    this.used.clear();
    this.listed = [];
    this.replaced.length = 0;
    this.beforeReplacing = () => undefined;
    this.asked = 0;
    this.beforeAnswer = () => undefined;
    this.fuzzed = undefined;
    this.speak();
  }
}

/** Images with pending work are not collected. */
export async function settled(images: Collection<ImageDocument>, clock: HeldClock): Promise<void> {
  clock.pass(QUIET_MS);
  await eventually(async () => {
    const open = await images.countDocuments({ state: 'ready', $or: [{ pending: { $ne: 'none' } }, { leasedUntil: { $gt: new Date() } }] });
    if (open > 0) throw new Error(`${open} images are still being worked on`);
  });
}

/** Media with stubs of two owners. Tests start the sweeps and control the clock, so that no grace period ends by accident. */
export class CollectionFixture {
  private constructor(
    readonly media: MediaFixture,
    readonly catalog: FakeOwner,
    readonly testimonials: FakeOwner,
    private readonly peer: NatsPeer,
    readonly database: Connection,
    readonly clock: HeldClock,
    private readonly env: Record<string, string>,
  ) {}

  private readonly replicas: RunningService[] = [];

  static async start(env: Record<string, string> = {}): Promise<CollectionFixture> {
    const clock = new HeldClock();
    const media = await MediaFixture.start({ service: false });
    const peer = await NatsPeer.connect(media.stack, 'testimonials');
    const owners = [new FakeOwner(media.owner, 'catalog'), new FakeOwner(peer, 'testimonials')] as const;
    const database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    const fixture = new CollectionFixture(media, ...owners, peer, database, clock, {
      IMAGE_SWEEP_INTERVAL_SECONDS: String(STARTED_BY_HAND),
      IMAGE_SWEEP_GRACE_SECONDS: String(GRACE_MS / 1_000),
      ...env,
    });
    media.service = await fixture.startReplica();
    await eventually(() => media.describe([]));
    return fixture;
  }

  async startReplica(): Promise<RunningService> {
    const service = await this.media.startReplica(this.env);
    this.replicas.push(service);
    return service;
  }

  sweep(service: RunningService = this.media.service): Promise<SweepReport> {
    return service.app.get(ImageCollector, { strict: false }).sweep();
  }

  async collect(): Promise<SweepReport> {
    this.gracePasses();
    await this.sweep();
    this.gracePasses();
    return this.sweep();
  }

  /** Uploads a small unique image and waits until it has no pending work. */
  async upload(width: number): Promise<StoredImage> {
    const image = await this.media.upload(await jpeg({ width, height: 80 }));
    await this.settled();
    return image;
  }

  settled(): Promise<void> {
    return settled(this.images, this.clock);
  }

  gracePasses(): void {
    this.clock.catchUp();
    this.clock.pass(GRACE_MS + MARGIN_MS);
  }

  get images() {
    return this.database.collection<ImageDocument>('images');
  }

  get slides() {
    return this.database.collection<SlideDocument>('slides');
  }

  async statusOf({ id }: Pick<StoredImage, 'id'>): Promise<number> {
    return (await this.media.get(`/media/${id}`)).status;
  }

  objectsOf({ id }: Pick<StoredImage, 'id'>): Promise<string[]> {
    return this.media.stored(`images/${id}/`);
  }

  /** Throws on an exit code other than 0. */
  async operator(...args: string[]): Promise<string> {
    let [text, error] = ['', ''];
    const stdout = { write: (chunk: string) => (text += chunk) };
    const stderr = { write: (chunk: string) => (error += chunk) };
    const code = await runCollectionCli(args, { env: this.media.env, stdout, stderr } as unknown as Parameters<typeof runCollectionCli>[1]);
    if (code !== 0) throw new Error(`${code}: ${error}`);
    return text;
  }

  async metric(line: string): Promise<string | undefined> {
    const metrics = await (await fetch(`${this.media.service.opsUrl}/metrics`)).text();
    return metrics
      .split('\n')
      .find((candidate) => candidate.startsWith(line))
      ?.split(' ')
      .at(-1);
  }

  /** Also runs a sweep, so that all owners are known. */
  async empty(): Promise<void> {
    this.clock.catchUp();
    this.catalog.reset();
    this.testimonials.reset();
    await this.operator('resume');
    await Promise.all([this.images.deleteMany({}), this.slides.deleteMany({})]);
    for (const key of await this.media.stored('images/')) await this.media.storage.removeObject(this.media.stack.s3.bucket, key);
    await this.sweep();
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.slice(1).map((service) => service.close()));
    await Promise.all([this.peer.close(), this.database.close()]);
    await this.media.stop();
    this.clock.release();
  }
}
