import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Semaphore } from 'async-mutex';
import type { Outcome, PixelJob, PixelJobs } from './pixel-jobs.ts';
import { PixelWorker } from './pixel-worker.ts';

const WORKERS = 2;
/** If a process holds more memory than this when its job is done, it is replaced to free the memory. */
const MAX_REUSE_BYTES = 192 * MEGABYTE;
const IDLE_MS = 10_000;

/** Default timeout, for background work on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The reason is for the logs only. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Runs at most two pixel processes, which start on demand and end when idle. */
@Injectable()
export class ImageProcessor implements OnApplicationShutdown {
  private readonly slots = new Semaphore(WORKERS);
  private readonly workers = new Set<PixelWorker>();
  private readonly idle: PixelWorker[] = [];
  private closing: NodeJS.Timeout | undefined;
  private isStopping = false;

  /** Throws {@link UnreadablePicture}, or PixelProcessEnded if the process dies. */
  async run<Kind extends keyof PixelJobs>(
    kind: Kind,
    request: PixelJobs[Kind]['request'],
    withinMs = TIMEOUT_MS,
  ): Promise<PixelJobs[Kind]['result']> {
    const job = { kind, ...request } as PixelJob;
    const outcome = await this.slots.runExclusive(() => this.runOnWorker<PixelJobs[Kind]['result']>(job, withinMs));
    if (!outcome.done) throw new UnreadablePicture(outcome.reason);
    return outcome.result;
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    clearTimeout(this.closing);
    for (const worker of this.workers) worker.end();
  }

  private async runOnWorker<Result>(job: PixelJob, withinMs: number): Promise<Outcome<Result>> {
    clearTimeout(this.closing);
    const worker = this.pick();
    let mustEnd = true;
    try {
      const outcome = await worker.do<Result>(job, withinMs);
      // SVG is untrusted, program-like input, so its process is not reused.
      mustEnd = outcome.bytesHeld > MAX_REUSE_BYTES || ('type' in job && job.type === 'svg');
      return outcome;
    } catch (error) {
      throw this.isStopping ? new AppError('service_unavailable', {}, { cause: error }) : error;
    } finally {
      if (mustEnd) this.dismiss(worker);
      else this.idle.push(worker);
      this.closing = setTimeout(() => this.dismissIdle(), IDLE_MS).unref();
    }
  }

  private pick(): PixelWorker {
    for (let worker = this.idle.pop(); worker; worker = this.idle.pop()) {
      if (worker.isUsable) return worker;
      this.dismiss(worker);
    }
    const worker = new PixelWorker();
    this.workers.add(worker);
    return worker;
  }

  private dismissIdle(): void {
    for (const worker of this.idle.splice(0)) this.dismiss(worker);
  }

  private dismiss(worker: PixelWorker): void {
    worker.end();
    this.workers.delete(worker);
  }
}
