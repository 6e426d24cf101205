import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { LRUCache } from 'lru-cache';
import { explainFailure } from '../upstream/failures.ts';
import { type FetchedAnswer, TooLargeError } from '../upstream/fetch-answer.ts';
import { type CachedPicture, cachedPictureOf } from './cached-picture.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureBytes } from './picture-bytes.ts';
import type { PictureIndex } from './picture-index.ts';

/** Maximum concurrent requests to media. Further requests are proxied individually. */
const MAX_FILLS = 100;
/** Time for which an address with a too large picture is not tried again. */
const TOO_LARGE_FOR_MS = 60_000;

export type PictureFillOutcome =
  | { kind: 'cached'; picture: CachedPicture; bytes: Buffer; isConfirmed: boolean }
  /** The response must not be cached: the picture is not final or does not exist. */
  | { kind: 'own'; answer: FetchedAnswer }
  | { kind: 'down'; error: AppError }
  | { kind: 'too-large' };

export interface PictureFill {
  readonly startedAt: number;
  readonly outcome: Promise<PictureFillOutcome>;
}

/** With `cachedHash`, media may respond 304 if the cached picture is current. */
export type AskMedia = (address: PictureAddress, cachedHash?: string) => Promise<FetchedAnswer>;

export class PictureFills {
  private readonly fills = new Map<string, PictureFill>();
  private readonly tooLarge = new LRUCache<string, true>({ max: 500, ttl: TOO_LARGE_FOR_MS });

  constructor(
    private readonly index: PictureIndex,
    private readonly bytes: PictureBytes,
    private readonly ask: AskMedia,
  ) {}

  /** Joins the running request for this address or starts one. Undefined if the picture is too large or too many requests are running. */
  join(address: PictureAddress): { isFirst: boolean; fill: PictureFill } | undefined {
    const running = this.fills.get(address.key);
    if (running) return { isFirst: false, fill: running };
    if (this.fills.size >= MAX_FILLS || this.tooLarge.has(address.key)) return undefined;
    const fill: PictureFill = { startedAt: this.index.now(), outcome: this.run(address) };
    this.fills.set(address.key, fill);
    void fill.outcome.then(() => {
      if (this.fills.get(address.key) === fill) this.fills.delete(address.key);
    });
    return { isFirst: true, fill };
  }

  /** Called after a removal, so that later visitors do not join a request from before it. */
  forget(): void {
    this.fills.clear();
  }

  private async run(address: PictureAddress): Promise<PictureFillOutcome> {
    const [startedAt, generation] = [this.index.now(), this.index.currentGeneration];
    const isCurrent = (): boolean => generation === this.index.currentGeneration;
    const known = this.index.get(address.key)?.picture;
    const cached = known && (await this.bytes.read(known.hash));
    try {
      const answer = await this.ask(address, cached && known.hash);
      if (known && cached && answer.status === 304) {
        if (isCurrent()) this.index.put(address.key, known, startedAt);
        this.bytes.touch(known.hash);
        return { kind: 'cached', picture: known, bytes: cached, isConfirmed: true };
      }
      const picture = cachedPictureOf(answer, address.id);
      if (!picture) {
        if (isCurrent() && answer.status < 500) this.index.delete(address.key);
        if (answer.status >= 500) this.index.noteFailure(address.key);
        return { kind: 'own', answer };
      }
      if (isCurrent()) {
        this.index.put(address.key, picture, startedAt);
        this.bytes.write(picture.hash, answer.body);
      }
      return { kind: 'cached', picture, bytes: answer.body, isConfirmed: false };
    } catch (error) {
      if (error instanceof TooLargeError) {
        this.tooLarge.set(address.key, true);
        return { kind: 'too-large' };
      }
      this.index.noteFailure(address.key);
      return { kind: 'down', error: explainFailure(error) };
    }
  }
}
