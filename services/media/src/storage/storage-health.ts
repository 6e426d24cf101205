import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { ObjectStorage } from './object-storage.ts';

/** Probes come from several sides by the second; storage is asked no more often than this. */
const KEPT_MS = 1_000;

/** Media is ready only while storage answers: without it there is nothing to show and nothing to take in. */
@Injectable()
export class StorageHealth implements OnModuleInit {
  private readonly logger = new Logger(StorageHealth.name);
  private last: Promise<void> = Promise.resolve();
  private askedAt = 0;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.add('storage', () => this.check());
    this.check().catch((error: unknown) => this.logger.warn({ err: error }, 'Storage is not there yet'));
  }

  /** Throws while storage is away. */
  check(): Promise<void> {
    if (Date.now() - this.askedAt >= KEPT_MS) {
      this.askedAt = Date.now();
      this.last = this.storage.prepare().catch((error: unknown) => {
        throw new Error('object storage does not answer', { cause: error });
      });
    }
    return this.last;
  }
}
