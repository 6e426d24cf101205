import { setTimeout as sleep } from 'node:timers/promises';
import { HELD } from '@reefdesk/service-kit/mongo/lease';
import { SWEEP_STATE } from './contents.ts';
import type { Databases } from './databases/databases.ts';

/** Id of media's document with the state of sweeps (services/media/src/collection), of which only these fields change. */
const ID = 'images';
const LONG_AGO = new Date(0);
/** Images of a group are deleted within seconds, and the lease of a killed replica expires. */
const TIMEOUT_MS = 120_000;
const LOOK_MS = 250;
const SIGNS_OF_LIFE = 5;

/**
 * Prevents image deletion in media during a backup. The pause is renewed continuously and then expires; it never shortens a longer one,
 * such as an operator's or another backup's.
 */
export class SweepPause {
  private until = LONG_AGO;
  private timer: NodeJS.Timeout | undefined;
  private wasLifted = false;

  constructor(
    private readonly databases: Databases,
    private readonly seconds: number,
  ) {}

  /** Resolves when no deletion is in progress any more. */
  async begin(): Promise<void> {
    this.until = await pauseSweeps(this.databases, this.seconds);
    this.timer = setInterval(() => void this.putOff().catch(() => undefined), (this.seconds * 1_000) / SIGNS_OF_LIFE);
    const timeout = Date.now() + TIMEOUT_MS;
    while (await this.isSweeping()) {
      if (Date.now() > timeout) throw new Error('The running image sweep does not end: check the media service');
      await sleep(LOOK_MS);
    }
  }

  /** Throws if images may have been deleted since the pause began. */
  async mustHold(): Promise<void> {
    await this.putOff();
    if (this.wasLifted) throw new Error('Image sweeps did not stay paused; the backup may miss images');
  }

  /** Stops the renewal, so that the pause expires. */
  end(): void {
    clearInterval(this.timer);
  }

  private async putOff(): Promise<void> {
    const [held, until] = [this.until, endOf(this.seconds)];
    const stillPaused = { _id: ID, pausedUntil: { $gte: held } };
    const { matchedCount } = await this.databases.collection(SWEEP_STATE).updateOne(stillPaused, { $max: { pausedUntil: until } });
    if (matchedCount === 0 || held < new Date()) this.wasLifted = true;
    this.until = until;
  }

  private async isSweeping(): Promise<boolean> {
    return (await this.databases.collection(SWEEP_STATE).findOne({ _id: ID, ...HELD })) !== null;
  }
}

/** Pauses sweeps for at least so many seconds. Returns the requested end. */
export async function pauseSweeps(databases: Databases, seconds: number): Promise<Date> {
  const [now, until] = [new Date(), endOf(seconds)];
  await databases.collection(SWEEP_STATE).updateOne(
    { _id: ID },
    {
      $max: { pausedUntil: until },
      // Initial values of a new system, as in media.
      $setOnInsert: {
        ...{ holder: null, heldUntil: LONG_AGO, databases: {}, met: {}, allowance: 0 },
        ...{ sweptAt: now, straysSweptAt: now, doneAt: null, alert: null },
      },
    },
    { upsert: true },
  );
  return until;
}

function endOf(seconds: number): Date {
  return new Date(Date.now() + seconds * 1_000);
}
