import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReplacementsService } from './replacements.service.ts';

const EVERY_MS = 10_000;
/** Longer than a request takes that may still be working on the replacement. */
const LEFT_AFTER_MS = 30_000;

/** Finishes replacements that were interrupted by a killed process or an unavailable owner. Safe to run in several replicas. */
@Injectable()
export class ReplacementSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReplacementSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly replacements: ReplacementsService) {}

  onApplicationBootstrap(): void {
    const sweep = (): void =>
      void this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'Pictures that are being replaced have to wait'));
    this.timer = setInterval(sweep, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(now = new Date()): Promise<void> {
    await this.replacements.sweep(new Date(now.getTime() - LEFT_AFTER_MS));
  }
}
