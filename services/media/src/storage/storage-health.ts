import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { ObjectStorage } from './object-storage.ts';

/** Probes come from several sides by the second; storage is asked no more often than this. */
const KEPT_MS = 1_000;

/** Whether storage answers: without it there is nothing to show and nothing to take in. */
@Injectable()
export class StorageHealth implements OnModuleInit {
  private readonly logger = new Logger(StorageHealth.name);
  private last: Promise<void> = Promise.resolve();
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.addShared('storage', () => this.check());
    this.check().catch((error: unknown) => this.logger.warn({ err: error }, 'Storage is not there yet'));
  }

  /** Throws while storage is away. */
  check(): Promise<void> {
    if (monotonicMs() - this.askedAt >= KEPT_MS) {
      this.askedAt = monotonicMs();
      this.last = this.storage.prepare().catch((error: unknown) => {
        throw new Error('object storage does not answer', { cause: error });
      });
    }
    return this.last;
  }
}
