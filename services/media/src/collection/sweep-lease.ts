import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { WORK_ENV, type WorkEnv } from '../env.ts';
import { CollectionStateRepository } from './collection-state.repository.ts';
import type { CollectionState } from './collection-state.schema.ts';
import { SweepStopped } from './sweep-outcome.ts';

/**
 * The right of one replica to sweep. It keeps the work single and lets a pause begin cleanly; no image depends on it:
 * each step of a removal has conditions of its own, so a replica that lost its lease without noticing does no harm.
 */
export class SweepLease {
  readonly takenAt = new Date();
  private held = true;
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly sweepId: string,
    readonly state: CollectionState,
    private readonly states: CollectionStateRepository,
    milliseconds: number,
    /** Ends the sweep when it aborts. */
    private readonly signal: AbortSignal | undefined,
  ) {
    const extend = async (): Promise<void> => {
      if (!(await states.extend(sweepId, milliseconds).catch(() => false))) this.held = false;
    };
    this.timer = setInterval(() => void extend(), milliseconds / 3).unref();
  }

  /** Asked before anything is deleted. */
  mustHold(): void {
    if (!this.held || this.signal?.aborted) throw new SweepStopped('busy', 'Another replica has taken over, or this one is ending');
  }

  /** Asked before each group of images: a pause begins between groups. */
  async mayGoOn(): Promise<void> {
    this.mustHold();
    const { holder, pausedUntil } = await this.states.read();
    if (holder !== this.sweepId) throw new SweepStopped('busy', 'Another replica has taken over');
    if (pausedUntil > new Date()) throw new SweepStopped('paused', `Paused until ${pausedUntil.toISOString()}`);
  }

  async release(changes?: Partial<CollectionState>): Promise<void> {
    clearInterval(this.timer);
    this.held = false;
    await this.states.release(this.sweepId, changes);
  }
}

@Injectable()
export class SweepLeases {
  constructor(
    private readonly states: CollectionStateRepository,
    @Inject(WORK_ENV) private readonly env: WorkEnv,
  ) {}

  async take({
    due,
    signal,
  }: {
    due?: Date | undefined;
    signal?: AbortSignal | undefined;
  } = {}): Promise<SweepLease | 'paused' | 'busy' | 'not_due'> {
    const sweepId = randomUUID();
    const milliseconds = this.env.MEDIA_LEASE_SECONDS * 1_000;
    const taken = await this.states.take(sweepId, milliseconds, due);
    return 'refused' in taken ? taken.refused : new SweepLease(sweepId, taken.state, this.states, milliseconds, signal);
  }
}
