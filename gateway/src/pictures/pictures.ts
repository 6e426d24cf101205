import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { currentRequestId, REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { MEDIA_SERVICE } from '../routing/routes.ts';
import { type FetchedAnswer, fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import type { KeptPicture } from './kept-picture.ts';
import type { PictureAddress } from './picture-address.ts';
import type { WholePicture } from './picture-answer.ts';
import { PictureBytes } from './picture-bytes.ts';
import { type PictureFill, PictureFills } from './picture-fills.ts';
import { PictureFolder } from './picture-folder.ts';
import { PictureIndex } from './picture-index.ts';
import { PictureMetrics, type PictureResult } from './picture-metrics.ts';

/** Longer responses pass through as a stream; a rendition of the largest width has about a tenth of this size. */
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
  /** For this request only, such as an error from media. */
  | { kind: 'own'; answer: FetchedAnswer }
  | { kind: 'failed'; error: AppError }
  /** Media has to answer this request itself. */
  | { kind: 'passed' };

/**
 * Renditions never change under their address: they are kept in memory and on this replica's disk, and each is fetched from media once for
 * many visitors. Removed images are dropped on media's event; if events may have been missed, media is asked again before a picture is sent
 * (docs/adr/0044). Only media can read the storage.
 */
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
    this.fills = new PictureFills(this.index, bytes, (address, keptHash) => this.ask(address, keptHash));
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

  /** Restores what the previous process kept; media is asked about each picture before it is sent. */
  async onModuleInit(): Promise<void> {
    for (const [key, picture] of await this.bytes.folder.open()) this.index.put(key, picture, Number.NEGATIVE_INFINITY);
    this.timer = setInterval(() => void this.writeIndex(), WRITE_INDEX_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    // A picture whose write is still running would otherwise be on the disk without an address in the index.
    await this.bytes.folder.written();
    await this.writeIndex();
  }

  /** The picture if it is fresh and in memory. */
  atHand(key: string): WholePicture | undefined {
    const entry = this.index.get(key);
    if (!entry || !this.index.isFresh(entry)) return undefined;
    const bytes = this.bytes.inMemory(entry.picture.hash);
    if (!bytes) return undefined;
    this.metrics.count('hit');
    return whole(entry.picture, bytes);
  }

  /** True if media need not send it again, though it may be asked whether it still has it. */
  isKept({ key }: PictureAddress): boolean {
    return this.index.get(key) !== undefined;
  }

  /** Never throws. */
  async find(address: PictureAddress): Promise<FoundPicture> {
    const kept = await this.kept(address);
    if (kept) return kept;
    const joined = this.fills.join(address);
    if (!joined) return this.found('passed');
    const inTime = await this.waitFor(address, joined.fill);
    const outcome = inTime === 'slow' ? ((await this.standIn(address)) ?? (await joined.fill.outcome)) : inTime;
    switch (outcome.kind) {
      case 'picture':
        return outcome;
      case 'kept':
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

  /** Media no longer serves these images. */
  removed(ids: readonly string[]): void {
    this.fills.forget();
    for (const hash of this.index.remove(new Set(ids))) this.bytes.remove(hash);
    void this.writeIndex();
  }

  private doubt(): void {
    this.fills.forget();
    this.index.doubt();
  }

  /** The kept picture without asking media: it is fresh, or media failed a moment ago. */
  private async kept({ key }: PictureAddress): Promise<FoundPicture | undefined> {
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
  private found(result: PictureResult, picture: KeptPicture, bytes: Buffer): Extract<FoundPicture, { kind: 'picture' }>;
  private found(result: PictureResult, picture?: KeptPicture, bytes?: Buffer): FoundPicture {
    this.metrics.count(result);
    return picture && bytes ? { kind: 'picture', picture: whole(picture, bytes) } : { kind: 'passed' };
  }

  /** A visitor who joins a slow request late waits only for the rest of its `STAND_IN_AFTER_MS`. */
  private async waitFor({ key }: PictureAddress, { outcome, startedAt }: PictureFill) {
    if (!this.index.get(key)) return outcome;
    const patience = new AbortController();
    const leftMs = Math.max(0, startedAt + this.env.STAND_IN_AFTER_MS - this.index.now());
    const slow = sleep(leftMs, 'slow' as const, { signal: patience.signal }).catch(() => 'slow' as const);
    return Promise.race([outcome, slow]).finally(() => patience.abort());
  }

  /** Sends no cookies and no token, so that the picture can be shared by all visitors. */
  private ask({ path, accept }: PictureAddress, keptHash: string | undefined): Promise<FetchedAnswer> {
    return fetchAnswer(this.upstreams.of(MEDIA_SERVICE), path, {
      headers: { accept, [REQUEST_ID_HEADER]: currentRequestId(), ...(keptHash !== undefined && { 'if-none-match': `"${keptHash}"` }) },
      timeoutMs: this.env.UPSTREAM_TIMEOUT_MS,
      maxBytes: PICTURE_MAX_BYTES,
      isPicture: true,
    });
  }

  private writeIndex(): Promise<void> {
    return this.bytes.folder.writeIndex(this.index.list());
  }
}

/** The same object for the same bytes, so that what is derived from it is made once. */
const wholes = new WeakMap<Buffer, WholePicture>();

function whole({ hash, headers }: KeptPicture, bytes: Buffer): WholePicture {
  const known = wholes.get(bytes);
  if (known) return known;
  const made = { etag: `"${hash}"`, headers, bytes };
  wholes.set(bytes, made);
  return made;
}
