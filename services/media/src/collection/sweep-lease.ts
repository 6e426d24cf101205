import { Inject, Injectable } from '@nestjs/common';
import type { Lease } from '@reefdesk/service-kit/mongo/lease';
import { WORK_ENV, type WorkEnv } from '../env.ts';
import { CollectionStateRepository } from './collection-state.repository.ts';
import type { CollectionState } from './collection-state.schema.ts';
import { SweepStopped } from './sweep-outcome.ts';

/** Lets one replica sweep at a time and a pause begin cleanly. Safety does not depend on it: each removal step has its own conditions. */
export class SweepLease {
  readonly takenAt = new Date();
  constructor(
    private readonly lease: Lease<CollectionState>,
    private readonly states: CollectionStateRepository,
    private readonly signal: AbortSignal | undefined,
  ) {}

  get sweepId(): string {
    return this.lease.holder;
  }

  get state(): CollectionState {
    return this.lease.document;
  }

  mustHold(): void {
    if (this.lease.isLost || this.signal?.aborted) throw new SweepStopped('busy', 'Another replica has taken over, or this one is ending');
  }

  /** Called before each group of images: a pause begins between groups. */
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

  /** With `due`, only if the last sweep began before it. */
  async take(due?: Date, signal?: AbortSignal): Promise<SweepLease | 'paused' | 'busy' | 'not_due'> {
    const lease = await this.states.take(this.env.MEDIA_LEASE_SECONDS * 1_000, due);
    return typeof lease === 'string' ? lease : new SweepLease(lease, this.states, signal);
  }
}
