import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors/app-error.ts';
import { timeLeftMs } from '../../request/request-context.ts';
import { type Clock, monotonicMs } from '../../time/monotonic.ts';
import { type Failure, failureOf } from './failure.ts';
import { SentCommands } from './sent-commands.ts';

/** An election takes seconds; the driver itself waits for a primary before most attempts. */
const TRIES = 8;
/** Time since the first failure, for work with a later deadline or none. */
const TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export interface Operation {
  name: string;
  collection: string;
  isRepeatable: boolean;
}

export interface RetryTools {
  note(operation: Operation, failure: Failure): void;
  now?: Clock;
  pause?(ms: number): Promise<unknown>;
  random?(): number;
}

/**
 * Repeats operations that failed in a failover, within the time of the request. Writes that are not repeatable are only repeated if the
 * server did nothing. Otherwise throws `service_unavailable`.
 */
export class Retries {
  private readonly tools: Required<RetryTools>;

  constructor(tools: RetryTools) {
    this.tools = { now: monotonicMs, pause: sleep, random: Math.random, ...tools };
  }

  /** Throws `gateway_timeout` without doing anything if no time is left. */
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
        givenUpAt ??= now() + TIMEOUT_MS;
        const waitMs = this.pauseAfter(tried);
        const isInTime = waitMs < Math.min(timeLeftMs(), givenUpAt - now());
        // The time ran out because of a failover, so the error is `service_unavailable`.
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

  /** Doubles with each attempt, and is randomised so that clients do not retry at the same moment. */
  private pauseAfter(tried: number): number {
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tried - 1)) * (0.5 + this.tools.random() / 2);
  }
}

function isLate(error: unknown): boolean {
  return error instanceof AppError && error.code === 'gateway_timeout';
}
