import { setTimeout as sleep } from 'node:timers/promises';
import { HELD } from '@reefdesk/service-kit/mongo/lease';
import { SWEEP_STATE } from './contents.ts';
import type { Databases } from './databases/databases.ts';

/** Media's document of what sweeps remember (services/media/src/collection); only these fields are touched. */
const ID = 'images';
const LONG_AGO = new Date(0);
/** A group of images is deleted in seconds, and the lease of a killed replica ends by itself. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 250;
const SIGNS_OF_LIFE = 5;

/**
 * Keeps media from deleting images while a backup runs. The pause has an end that is put off again and again, so it passes by
 * itself, whichever way the backup ends; a longer one of an operator stays. Nothing here shortens it: another backup may run.
 */
export class SweepPause {
  private until = LONG_AGO;
  private timer: NodeJS.Timeout | undefined;
  private wasLifted = false;

  constructor(
    private readonly databases: Databases,
    private readonly seconds: number,
  ) {}

  /** When it resolves nothing is being deleted any more. */
  async begin(): Promise<void> {
    this.until = await pauseSweeps(this.databases, this.seconds);
    this.timer = setInterval(() => void this.putOff().catch(() => undefined), (this.seconds * 1_000) / SIGNS_OF_LIFE);
    const patience = Date.now() + PATIENCE_MS;
    while (await this.isSweeping()) {
      if (Date.now() > patience) throw new Error('The image sweep that runs does not end: look at the media service');
      await sleep(LOOK_MS);
    }
  }

  /** Throws when images may have been deleted since it began. */
  async mustHold(): Promise<void> {
    await this.putOff();
    if (this.wasLifted) throw new Error('Image sweeps did not stay paused; the backup may miss images');
  }

  /** It passes by itself. */
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

/** No sweep begins for so many seconds, or longer if somebody said so. Returns the end that was asked for. */
export async function pauseSweeps(databases: Databases, seconds: number): Promise<Date> {
  const [now, until] = [new Date(), endOf(seconds)];
  await databases.collection(SWEEP_STATE).updateOne(
    { _id: ID },
    {
      $max: { pausedUntil: until },
      // As media makes it for a new system.
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
