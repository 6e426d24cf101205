import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { Semaphore } from 'async-mutex';
import { WORK_ENV, type WorkEnv } from '../env.ts';

const UPLOAD_PRIORITY = 1;
const BACKGROUND_PRIORITY = 0;
/** Delay of background work after the last upload, so that a series of uploads is not slowed down. */
const QUIET_MS = 700;

/** Limits the memory of all decodes together; a very large picture is decoded alone. Uploads have priority. */
@Injectable()
export class DecodeGate {
  private readonly budget: number;
  private readonly semaphore: Semaphore;
  private uploads = 0;
  private lastUploadAt = Number.NEGATIVE_INFINITY;
  private waitingNow = 0;

  constructor(@Inject(WORK_ENV) env: WorkEnv) {
    this.budget = env.MEDIA_DECODE_MEGAPIXELS;
    this.semaphore = new Semaphore(this.budget);
  }

  get uploadsInHand(): number {
    return this.uploads;
  }

  get waiting(): number {
    return this.waitingNow;
  }

  /** Wraps the whole handling of an upload, so that background work waits. */
  async duringUpload<T>(work: () => Promise<T>): Promise<T> {
    this.uploads++;
    try {
      return await work();
    } finally {
      this.uploads--;
      this.lastUploadAt = monotonicMs();
    }
  }

  forUpload<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    return this.inTurn(work, pixels, UPLOAD_PRIORITY);
  }

  inBackground<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    return this.inTurn(work, pixels, BACKGROUND_PRIORITY);
  }

  /** Resolves when no upload is in progress; rejects when `signal` aborts. */
  async quiet(signal: AbortSignal): Promise<void> {
    for (;;) {
      const wait = this.uploads > 0 ? QUIET_MS : this.lastUploadAt + QUIET_MS - monotonicMs();
      if (wait <= 0) return;
      await sleep(wait, undefined, { signal });
    }
  }

  private inTurn<T>(work: () => Promise<T>, pixels: number, priority: number): Promise<T> {
    this.waitingNow++;
    const begin = (): Promise<T> => {
      this.waitingNow--;
      return work();
    };
    return this.semaphore.runExclusive(begin, this.weight(pixels), priority);
  }

  private weight(pixels: number): number {
    return Math.min(this.budget, Math.max(1, Math.ceil(pixels / 1_000_000)));
  }
}
