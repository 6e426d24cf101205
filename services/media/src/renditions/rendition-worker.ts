import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { normaliseError } from '@reefdesk/service-kit/errors/normalise-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { WORK_ENV, type WorkEnv } from '../env.ts';
import { toImageView } from '../images/image.mapper.ts';
import type { ImageDocument } from '../images/image.schema.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { DecodeGate } from '../pixels/decode-gate.ts';
import { nextWidth, pendingAfter } from './next-rendition.ts';
import { RenditionMaker } from './rendition-maker.ts';

const IDLE_SECONDS = 5;
const AFTER_ERROR_SECONDS = 2;
const MAX_ATTEMPTS = 5;

/** Storage or database is unavailable or full. */
const OUTAGES: ReadonlySet<ErrorCode> = new Set(['service_unavailable', 'storage_full']);

/** Makes the remaining renditions one at a time. Images are leased, so replicas share the work and continue that of a killed one. */
@Injectable()
export class RenditionWorker extends RecurringWork {
  constructor(
    private readonly images: ImagesRepository,
    private readonly renditions: RenditionMaker,
    private readonly gate: DecodeGate,
    private readonly bus: MessageBus,
    @Inject(WORK_ENV) private readonly env: WorkEnv,
  ) {
    super(IDLE_SECONDS, 'Renditions have to wait', AFTER_ERROR_SECONDS);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    do await this.gate.quiet(signal);
    while ((await this.step()) && !signal.aborted);
  }

  private async step(): Promise<boolean> {
    for (const format of ['webp', 'avif'] as const) {
      const image = await this.images.lease(format, this.leaseMs);
      if (!image) continue;
      await inBackground('make rendition', () => this.advance(image, format));
      return true;
    }
    return false;
  }

  private async advance(image: ImageDocument, format: RenditionFormat): Promise<void> {
    try {
      const width = nextWidth(image, format);
      const rendition = width === undefined ? undefined : await this.renditions.make(image, width, format);
      const pending = pendingAfter(rendition ? { ...image, renditions: [...image.renditions, rendition] } : image);
      const settled = await this.images.settle(image, { pending, ...(rendition && { rendition }) });
      if (settled && pending !== format) this.bus.publish(ImageRendered, { image: toImageView(settled) });
    } catch (error) {
      await this.giveUp(image, format, error);
    }
  }

  /** A failing image must not block the others; it keeps its existing renditions. Outages never count against an image. */
  private async giveUp(image: ImageDocument, format: RenditionFormat, error: unknown): Promise<void> {
    const isOutage = OUTAGES.has(normaliseError(error).code);
    const forGood = !isOutage && image.attempts >= MAX_ATTEMPTS;
    this.logger.warn({ err: error, imageId: image._id, attempts: image.attempts, forGood }, 'A rendition could not be made');
    const pauseMs = Math.min(image.attempts, MAX_ATTEMPTS) * this.leaseMs;
    await this.images.postpone(image, new Date(Date.now() + pauseMs), forGood ? 'failed' : format);
  }

  private get leaseMs(): number {
    return this.env.MEDIA_LEASE_SECONDS * 1_000;
  }
}
