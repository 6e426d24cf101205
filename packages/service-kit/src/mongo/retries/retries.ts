import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import { timeLeftMs } from '../../request/request-context.ts';
import { type Clock, monotonicMs } from '../../time/monotonic.ts';
import { type Failure, failureOf } from './failure.ts';
import { SentCommands } from './sent-commands.ts';

/** An election takes seconds, in which the driver itself waits for a primary before most of the tries. */
const TRIES = 8;
/** From the first failure on, for work that has more time, or that nobody waits for. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export interface Operation {
  /** As the driver calls it: `findOne`. */
  name: string;
  collection: string;
  /** A read, or a write that may be done twice. */
  isRepeatable: boolean;
}

export interface RetryTools {
  /** Called before each further try. */
  note(operation: Operation, failure: Failure): void;
  now?: Clock;
  pause?(ms: number): Promise<unknown>;
  /** From 0 to 1. */
  random?(): number;
}

/**
 * Tries operations again that a failover of the database hit, within the time of the request: reads and repeatable writes
 * whatever happened, other writes only when the server certainly did nothing. Else the failure is `service_unavailable`.
 */
export class Retries {
  private readonly tools: Required<RetryTools>;

  constructor(tools: RetryTools) {
    this.tools = { now: monotonicMs, pause: sleep, random: Math.random, ...tools };
  }

  /** Throws `gateway_timeout`, and does nothing, when there is no time left to begin with. */
  async run<T>(operation: Operation, attempt: () => Promise<T>): Promise<T> {
    const { note, now, pause } = this.tools;
    if (timeLeftMs() <= 0) throw new AppError('gateway_timeout');
    let givenUpAt: number | undefined;
    let before: unknown;
    for (let tried = 1; ; tried++) {
      const commands = new SentCommands();
      try {
        return await commands.during(attempt);
      } catch (error) {
        const failure = failureOf(error);
        givenUpAt ??= now() + PATIENCE_MS;
        const waitMs = this.pauseAfter(tried);
        const isInTime = waitMs < Math.min(timeLeftMs(), givenUpAt - now());
        // The time ran out over a failover: that is what there is to say.
        if (isLate(error) && (before || commands.wereRefused)) throw new AppError('service_unavailable', {}, { cause: before ?? error });
        if (!failure || tried >= TRIES || !isInTime || !(operation.isRepeatable || commands.didNothing)) {
          throw failure ? new AppError('service_unavailable', {}, { cause: error }) : error;
        }
        before = error;
        note(operation, failure);
        await pause(waitMs);
      }
    }
  }

  /** Longer each time, and never the same for all who wait. */
  private pauseAfter(tried: number): number {
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tried - 1)) * (0.5 + this.tools.random() / 2);
  }
}

function isLate(error: unknown): boolean {
  return error instanceof AppError && error.code === 'gateway_timeout';
}
