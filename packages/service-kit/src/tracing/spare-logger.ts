import type { Logger } from '@nestjs/common';
import type { DiagLogger } from '@opentelemetry/api';

/** Limits how often tracing problems are logged, because an unavailable collector causes one with every batch. */
export function spareLogger(logger: Pick<Logger, 'warn'>, everyMs: number): DiagLogger {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const say = (message: string): void => {
    const now = performance.now();
    if (now - loggedAt < everyMs) return;
    loggedAt = now;
    logger.warn({ reason: message }, 'Traces get lost');
  };
  const nothing = (): void => undefined;
  return { error: say, warn: say, info: nothing, debug: nothing, verbose: nothing };
}
