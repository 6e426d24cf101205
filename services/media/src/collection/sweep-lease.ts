import { Inject, Injectable } from '@nestjs/common';
import type { Lease } from '@reefdesk/service-kit/mongo/lease';
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
  constructor(
    private readonly lease: Lease<CollectionState>,
    private readonly states: CollectionStateRepository,
    /** Aborts at the shutdown. */
    private readonly signal: AbortSignal | undefined,
  ) {}

  get sweepId(): string {
    return this.lease.holder;
  }

  /** The state at the beginning of the sweep. */
  get state(): CollectionState {
    return this.lease.document;
  }

  /** Asked before anything is deleted. */
  mustHold(): void {
    if (this.lease.isLost || this.signal?.aborted) throw new SweepStopped('busy', 'Another replica has taken over, or this one is ending');
  }

  /** Asked before each group of images: a pause begins between groups. */
  async mayGoOn(): Promise<void> {
    this.mustHold();
    const { holder, pausedUntil } = await this.states.read();
    if (holder !== this.sweepId) throw new SweepStopped('busy', 'Another replica has taken over');
    if (pausedUntil > new Date()) throw new SweepStopped('paused', `Paused until ${pausedUntil.toISOString()}`);
  }

  release(changes?: Partial<CollectionState>): Promise<void> {
    return this.lease.release(changes);
  }
}

@Injectable()
export class SweepLeases {
  constructor(
    private readonly states: CollectionStateRepository,
    @Inject(WORK_ENV) private readonly env: WorkEnv,
  ) {}

  /** `due`: only if the last sweep began before. `signal` ends the sweep. */
  async take(due?: Date, signal?: AbortSignal): Promise<SweepLease | 'paused' | 'busy' | 'not_due'> {
    const lease = await this.states.take(this.env.MEDIA_LEASE_SECONDS * 1_000, due);
    return typeof lease === 'string' ? lease : new SweepLease(lease, this.states, signal);
  }
}
