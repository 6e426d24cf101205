import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { MEDIA_SERVICE } from '../routing/routes.ts';
import { type FetchedAnswer, fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import type { CachedPicture } from './cached-picture.ts';
import type { PictureAddress } from './picture-address.ts';
import type { WholePicture } from './picture-answer.ts';
import { PictureBytes } from './picture-bytes.ts';
import { type PictureFill, PictureFills } from './picture-fills.ts';
import { PictureFolder } from './picture-folder.ts';
import { PictureIndex } from './picture-index.ts';
import { PictureMetrics, type PictureResult } from './picture-metrics.ts';

/** Longer responses are streamed. A rendition of the largest width is about a tenth of this size. */
const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
const WRITE_INDEX_EVERY_MS = 5_000;

type PicturesEnv = Pick<
  GatewayEnv,
  | 'UPSTREAM_TIMEOUT_MS'
  | 'RESPONSE_CACHE_FRESH_MS'
  | 'STAND_IN_AFTER_MS'
  | 'PICTURE_CACHE_BYTES'
  | 'PICTURE_CACHE_DIR'
  | 'PICTURE_CACHE_DISK_BYTES'
>;

export type FoundPicture =
  | { kind: 'picture'; picture: WholePicture }
  /** A response for this request only, such as an error of media. */
  | { kind: 'own'; answer: FetchedAnswer }
  | { kind: 'failed'; error: AppError }
  /** Must be proxied to media. */
  | { kind: 'passed' };

/** Caches renditions, which never change, in memory and on disk. Media announces removals by events (docs/adr/0044). */
@Injectable()
export class Pictures implements OnModuleInit, BeforeApplicationShutdown {
  private readonly index: PictureIndex;
  private readonly bytes: PictureBytes;
  private readonly fills: PictureFills;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: PicturesEnv,
    private readonly upstreams: Upstreams,
    private readonly metrics: PictureMetrics,
    bus: MessageBus,
  ) {
    const folder = new PictureFolder(env.PICTURE_CACHE_DIR, env.PICTURE_CACHE_DISK_BYTES);
    const bytes = new PictureBytes(folder, env.PICTURE_CACHE_BYTES);
    this.bytes = bytes;
    this.index = new PictureIndex(env.RESPONSE_CACHE_FRESH_MS);
    this.fills = new PictureFills(this.index, bytes, (address, cachedHash) => this.ask(address, cachedHash));
    bus.onReconnect(() => this.doubt());
    metrics.watch({
      get memoryBytes() {
        return bytes.memoryBytes;
      },
      get diskBytes() {
        return folder.bytes;
      },
      get isDiskOn() {
        return folder.isOn;
      },
    });
  }

  /** Restores the previous process's pictures, each of which is revalidated with media before use. */
  async onModuleInit(): Promise<void> {
    for (const [key, picture] of await this.bytes.folder.open()) this.index.put(key, picture, Number.NEGATIVE_INFINITY);
    this.timer = setInterval(() => void this.writeIndex(), WRITE_INDEX_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    // Otherwise a picture whose write is still running would have no address in the index.
    await this.bytes.folder.written();
    await this.writeIndex();
  }

  atHand(key: string): WholePicture | undefined {
    const entry = this.index.get(key);
    if (!entry || !this.index.isFresh(entry)) return undefined;
    const bytes = this.bytes.inMemory(entry.picture.hash);
    if (!bytes) return undefined;
    this.metrics.count('hit');
    return whole(entry.picture, bytes);
  }

  /** Returns true if the picture is cached, although it may have to be revalidated. */
  isCached({ key }: PictureAddress): boolean {
    return this.index.get(key) !== undefined;
  }

  async find(address: PictureAddress): Promise<FoundPicture> {
    const cached = await this.cached(address);
    if (cached) return cached;
    const joined = this.fills.join(address);
    if (!joined) return this.found('passed');
    const inTime = await this.waitFor(address, joined.fill);
    const outcome = inTime === 'slow' ? ((await this.standIn(address)) ?? (await joined.fill.outcome)) : inTime;
    switch (outcome.kind) {
      case 'picture':
        return outcome;
      case 'cached':
        return this.found(joined.isFirst ? (outcome.isConfirmed ? 'confirmed' : 'miss') : 'joined', outcome.picture, outcome.bytes);
      case 'own': {
        if (outcome.answer.status >= 500) return (await this.standIn(address)) ?? outcome;
        if (outcome.answer.status === 200) this.metrics.count(joined.isFirst ? 'miss' : 'joined');
        return joined.isFirst || outcome.answer.status === 200 ? outcome : this.found('passed');
      }
      case 'down': {
        const standIn = await this.standIn(address);
        if (!standIn) this.metrics.count('failed');
        return standIn ?? { kind: 'failed', error: outcome.error };
      }
      case 'too-large':
        return this.found('passed');
    }
  }

  removed(ids: readonly string[]): void {
    this.fills.forget();
    for (const hash of this.index.remove(new Set(ids))) this.bytes.remove(hash);
    void this.writeIndex();
  }

  private doubt(): void {
    this.fills.forget();
    this.index.doubt();
  }

  /** Returns the cached picture if it is fresh or media has just failed. */
  private async cached({ key }: PictureAddress): Promise<FoundPicture | undefined> {
    const entry = this.index.get(key);
    if (!entry) return undefined;
    const isFresh = this.index.isFresh(entry);
    if (!isFresh && !this.index.isResting(entry)) return undefined;
    const isHeld = this.bytes.inMemory(entry.picture.hash) !== undefined;
    const bytes = await this.bytes.read(entry.picture.hash);
    return bytes && this.found(isFresh ? (isHeld ? 'hit' : 'disk') : 'stale', entry.picture, bytes);
  }

  private async standIn({ key }: PictureAddress): Promise<Extract<FoundPicture, { kind: 'picture' }> | undefined> {
    const entry = this.index.get(key);
    const bytes = entry && (await this.bytes.read(entry.picture.hash));
    return entry && bytes && this.found('stale', entry.picture, bytes);
  }

  private found(result: 'passed'): FoundPicture;
  private found(result: PictureResult, picture: CachedPicture, bytes: Buffer): Extract<FoundPicture, { kind: 'picture' }>;
  private found(result: PictureResult, picture?: CachedPicture, bytes?: Buffer): FoundPicture {
    this.metrics.count(result);
    return picture && bytes ? { kind: 'picture', picture: whole(picture, bytes) } : { kind: 'passed' };
  }

  /** A visitor who joins a slow request waits only for the rest of its `STAND_IN_AFTER_MS`. */
  private async waitFor({ key }: PictureAddress, { outcome, startedAt }: PictureFill) {
    if (!this.index.get(key)) return outcome;
    const timeout = new AbortController();
    const leftMs = Math.max(0, startedAt + this.env.STAND_IN_AFTER_MS - this.index.now());
    const slow = sleep(leftMs, 'slow' as const, { signal: timeout.signal }).catch(() => 'slow' as const);
    return Promise.race([outcome, slow]).finally(() => timeout.abort());
  }

  /** Sends no cookies and no token, so that all visitors can share the picture. */
  private ask({ path, accept }: PictureAddress, cachedHash: string | undefined): Promise<FetchedAnswer> {
    return fetchAnswer(this.upstreams.of(MEDIA_SERVICE), path, {
      headers: { accept, [REQUEST_ID_HEADER]: currentRequestId(), ...(cachedHash !== undefined && { 'if-none-match': `"${cachedHash}"` }) },
      timeoutMs: this.env.UPSTREAM_TIMEOUT_MS,
      maxBytes: PICTURE_MAX_BYTES,
      isPicture: true,
    });
  }

  private writeIndex(): Promise<void> {
    return this.bytes.folder.writeIndex(this.index.list());
  }
}

/** Same object for the same bytes, so that derived headers are built once. */
const wholes = new WeakMap<Buffer, WholePicture>();

function whole({ hash, headers }: CachedPicture, bytes: Buffer): WholePicture {
  const known = wholes.get(bytes);
  if (known) return known;
  const made = { etag: `"${hash}"`, headers, bytes };
  wholes.set(bytes, made);
  return made;
}
