import { Injectable, Logger } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountTraces } from './account-traces.ts';
import type { ErasureDocument } from './erasures.repository.ts';
import { ErasuresRepository } from './erasures.repository.ts';

/** Longer than an erasure takes; afterwards another replica completes it. */
const LEASE_MS = 60_000;

/** An erasure is stored before anything is deleted and completed later if interrupted. All steps are idempotent. */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly sessions: SessionsService,
    private readonly traces: AccountTraces,
  ) {}

  /** Returns null and erases nothing if the account has changed meanwhile. */
  async begin(account: Omit<ErasureDocument, 'at' | 'leasedUntil'>): Promise<ErasureDocument | null> {
    const erasure: ErasureDocument = { ...account, at: new Date(), leasedUntil: leaseEnd() };
    await this.erasures.begin(erasure);
    return (await this.removed(erasure)) ? erasure : null;
  }

  async finishAll(signal: AbortSignal): Promise<void> {
    for (const { _id } of await this.erasures.list()) {
      if (signal.aborted) return;
      const erasure = await this.erasures.lease(_id, leaseEnd());
      if (erasure && (await this.removed(erasure))) await this.finishOrWait(erasure);
    }
  }

  private async removed(erasure: ErasureDocument): Promise<boolean> {
    const isRemoved = await this.erasures.removeAccount(erasure);
    if (!isRemoved) await this.erasures.end(erasure);
    return isRemoved;
  }

  /** The account is removed already, so later failures are retried and do not delay other erasures. */
  async finishOrWait(erasure: ErasureDocument): Promise<void> {
    try {
      await this.sessions.endAllOf(erasure._id);
      await this.traces.remove(erasure);
      await this.erasures.end(erasure);
      // The log is needed to repeat the erasure after a restore of an older backup.
      this.logger.log({ userId: erasure._id }, 'A customer has erased the own account');
    } catch (error) {
      this.logger.warn({ err: error, userId: erasure._id }, 'An erasure is postponed');
      // If the release fails as well, the lease ends on its own.
      await this.erasures.release(erasure).catch(() => undefined);
    }
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
