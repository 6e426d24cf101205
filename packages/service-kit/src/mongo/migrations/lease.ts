import { randomUUID } from 'node:crypto';
import { LeaseLostError } from './version.errors.ts';
import type { AppliedStep, Held, VersionRecord } from './version-record.ts';

/** How long a replica that was killed holds the others up. */
export const LEASE_MS = 30_000;

/**
 * The right to migrate, of one replica at a time. It is renewed while work goes on; one that was taken by another, or could
 * not be renewed in time, is lost for good, and `onLost` stops whatever still runs.
 */
export class MigrationLease {
  private readonly timer: NodeJS.Timeout;
  private readonly record: VersionRecord;
  private readonly held: Held;
  private readonly leaseMs: number;
  private readonly onLost: () => void;
  private renewedAt = performance.now();
  /** For good. */
  isLost = false;

  private constructor(record: VersionRecord, held: Held, leaseMs: number, onLost: () => void) {
    this.record = record;
    this.held = held;
    this.leaseMs = leaseMs;
    this.onLost = onLost;
    this.timer = setInterval(() => void this.confirm().catch(() => this.loseWhenLate()), leaseMs / 3).unref();
  }

  /** Null: another replica holds it. */
  static async take(record: VersionRecord, onLost: () => void, leaseMs = LEASE_MS): Promise<MigrationLease | null> {
    const held = await record.take(randomUUID(), leaseMs);
    return held && new MigrationLease(record, held, leaseMs, onLost);
  }

  /** Renews it; throws a LeaseLostError when it is lost. */
  async confirm(): Promise<void> {
    this.mustHold();
    const askedAt = performance.now();
    if (await this.record.renew(this.held, this.leaseMs)) this.renewedAt = askedAt;
    else this.lose();
    this.mustHold();
  }

  /** Writes that a step is done; throws a LeaseLostError, and writes nothing, when it is lost. */
  async note(step: AppliedStep): Promise<void> {
    this.mustHold();
    if (!(await this.record.note(this.held, step))) this.lose();
    this.mustHold();
  }

  async giveUp(): Promise<void> {
    clearInterval(this.timer);
    if (!this.isLost) await this.record.giveUp(this.held);
  }

  /** The database could not be asked: from the moment another may have it, it counts as lost. */
  private loseWhenLate(): void {
    if (performance.now() - this.renewedAt >= this.leaseMs) this.lose();
  }

  private lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    clearInterval(this.timer);
    this.onLost();
  }

  private mustHold(): void {
    this.loseWhenLate();
    if (this.isLost) throw new LeaseLostError('Another replica migrates the database');
  }
}
