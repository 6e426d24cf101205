import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { renditionWidths } from '@reefdesk/contracts/limits';
import { DescribeImages, MAX_DESCRIBED_IMAGES } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { imageViewOf, type KnownOfImage, type StoredImage, storedImageOf } from './stored-image.ts';

/** How long data from media counts as fresh. The refresh in the background only makes up for missed events. */
const UNFINISHED_MS = 15_000;
const FINISHED_MS = 5 * 60_000;
/** No requests are sent for this long after a failure, so that pages don't each wait for media. */
const PAUSE_MS = 2_000;

/** Current views of images. The snapshot in the record always suffices; if media is down or slow, only its additions are missing. */
@Injectable()
export class ImageDirectory {
  /** Milliseconds that a page waits before it uses the stored data, and that a request may take. Tests raise them on a busy machine. */
  readonly waits = { page: 300, question: 3_000 };
  private readonly logger = new Logger(ImageDirectory.name);
  private readonly known = new LRUCache<string, KnownOfImage & { freshUntil: number }>({ max: 20_000 });
  private readonly asked = new Map<string, Promise<void>>();
  private readonly listeners: (() => void)[] = [];
  private pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly bus: MessageBus) {}

  async views(stored: readonly StoredImage[]): Promise<Map<string, ImageView>> {
    const unknown = stored.filter((image) => !this.known.has(image.id));
    const stale = stored.filter((image) => (this.known.peek(image.id)?.freshUntil ?? Infinity) < monotonicMs());
    if (stale.length > 0) void this.refresh(stale);
    if (unknown.length > 0) await this.wait(this.refresh(unknown));
    return new Map(stored.map((image) => [image.id, imageViewOf(image, this.known.get(image.id))]));
  }

  async view(stored: StoredImage | null | undefined): Promise<ImageView | null> {
    return stored ? ((await this.views([stored])).get(stored.id) ?? null) : null;
  }

  /** Snapshots by id of the images that media has; unknown ids are missing. Throws if media does not reply. */
  async describe(ids: readonly string[], options: { claim?: boolean } = {}): Promise<Map<string, StoredImage>> {
    const found = new Map<string, StoredImage>();
    for (const batch of chunks([...new Set(ids)])) {
      const { images } = await this.bus.ask(DescribeImages, { ids: batch, ...options }, { timeoutMs: this.waits.question });
      for (const image of images) {
        this.learn(image);
        found.set(image.id, storedImageOf(image));
      }
    }
    return found;
  }

  /** Claims images for a record that is about to refer to them; throws `image_not_found` if media lacks any of them. */
  async require(ids: readonly string[]): Promise<Map<string, StoredImage>> {
    const found = await this.describe(ids, { claim: true });
    if (ids.some((id) => !found.has(id))) throw new AppError('image_not_found');
    return found;
  }

  learn(image: Pick<ImageView, 'id' | 'width'> & KnownOfImage): void {
    const life = isFinished(image, image.widths) ? FINISHED_MS : UNFINISHED_MS;
    const { widths, alt, focal } = image;
    const before = this.known.get(image.id);
    this.known.set(image.id, { widths, alt, focal, freshUntil: monotonicMs() + life });
    if (!isDeepStrictEqual({ ...before, freshUntil: 0 }, { widths, alt, focal, freshUntil: 0 }))
      for (const listener of this.listeners) listener();
  }

  onChange(changed: () => void): void {
    this.listeners.push(changed);
  }

  private async refresh(images: readonly StoredImage[]): Promise<void> {
    const fresh = images.filter((image) => !this.asked.has(image.id));
    if (fresh.length > 0 && monotonicMs() >= this.pausedUntil) {
      const asking = withoutDeadline(() => this.ask(fresh));
      for (const image of fresh) this.asked.set(image.id, asking);
    }
    await Promise.all(images.map((image) => this.asked.get(image.id)));
  }

  private async ask(images: readonly StoredImage[]): Promise<void> {
    try {
      const found = await this.describe(images.map((image) => image.id));
      for (const image of images) {
        if (found.has(image.id)) continue;
        this.logger.warn({ imageId: image.id }, 'Media does not know an image that a record shows');
        this.known.set(image.id, { widths: image.widths, freshUntil: monotonicMs() + FINISHED_MS });
      }
    } catch (error) {
      this.pausedUntil = monotonicMs() + PAUSE_MS;
      this.logger.warn({ err: error }, 'Media is unavailable; cached image descriptions are used');
    } finally {
      for (const image of images) this.asked.delete(image.id);
    }
  }

  private async wait(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.waits.page);
    });
    await Promise.race([work, timeout]);
    clearTimeout(timer);
  }
}

function isFinished({ width }: Pick<ImageView, 'width'>, widths: readonly number[]): boolean {
  return renditionWidths(width).every((expected) => widths.includes(expected));
}

function* chunks(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += MAX_DESCRIBED_IMAGES) yield ids.slice(at, at + MAX_DESCRIBED_IMAGES);
}
