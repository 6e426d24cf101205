import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Semaphore } from 'async-mutex';
import type { Outcome, PixelJob, PixelJobs } from './pixel-jobs.ts';
import { PixelWorker } from './pixel-worker.ts';

const WORKERS = 2;
/** A process that holds more memory after a job is replaced, so that the memory is freed. */
const TIRED_BYTES = 192 * MEGABYTE;
const IDLE_MS = 10_000;

/** Default timeout, for background work on a busy machine. */
const PATIENCE_MS = 60_000;

/** The reason is for the logs only. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Runs at most two pixel processes, which start on demand and end when idle. */
@Injectable()
export class PixelWorkshop implements OnApplicationShutdown {
  private readonly places = new Semaphore(WORKERS);
  private readonly workers = new Set<PixelWorker>();
  private readonly idle: PixelWorker[] = [];
  private closing: NodeJS.Timeout | undefined;
  private isStopping = false;

  /** Throws {@link UnreadablePicture}, or PixelProcessEnded if the process dies. */
  async run<Kind extends keyof PixelJobs>(
    kind: Kind,
    request: PixelJobs[Kind]['request'],
    withinMs = PATIENCE_MS,
  ): Promise<PixelJobs[Kind]['result']> {
    const job = { kind, ...request } as PixelJob;
    const outcome = await this.places.runExclusive(() => this.give<PixelJobs[Kind]['result']>(job, withinMs));
    if (!outcome.done) throw new UnreadablePicture(outcome.reason);
    return outcome.result;
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    clearTimeout(this.closing);
    for (const worker of this.workers) worker.end();
  }

  private async give<Result>(job: PixelJob, withinMs: number): Promise<Outcome<Result>> {
    clearTimeout(this.closing);
    const worker = this.pick();
    let isTired = true;
    try {
      const outcome = await worker.do<Result>(job, withinMs);
      // An SVG works like a program, so its process is not reused.
      isTired = outcome.bytesHeld > TIRED_BYTES || ('type' in job && job.type === 'svg');
      return outcome;
    } catch (error) {
      throw this.isStopping ? new AppError('service_unavailable', {}, { cause: error }) : error;
    } finally {
      if (isTired) this.dismiss(worker);
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
