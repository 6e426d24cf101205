import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { ObjectStorage } from './object-storage.ts';

/** Maximum rate of checks, because several probes arrive per second. */
const CACHED_MS = 1_000;

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
    this.check().catch((error: unknown) => this.logger.warn({ err: error }, 'Storage is not available yet'));
  }

  check(): Promise<void> {
    if (monotonicMs() - this.askedAt >= CACHED_MS) {
      this.askedAt = monotonicMs();
      this.last = this.storage.prepare().catch((error: unknown) => {
        throw new Error('object storage does not answer', { cause: error });
      });
    }
    return this.last;
  }
}
