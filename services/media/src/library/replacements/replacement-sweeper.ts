import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReplacementsService } from './replacements.service.ts';

const EVERY_MS = 10_000;
/** Longer than a call takes that still goes on with it by itself. */
const LEFT_AFTER_MS = 30_000;

/** Finishes what a killed process began, and what an owner was away for. Harmless in several replicas. */
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
