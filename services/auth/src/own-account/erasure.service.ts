import { Injectable, Logger } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountTraces } from './account-traces.ts';
import type { ErasureDocument } from './erasures.repository.ts';
import { ErasuresRepository } from './erasures.repository.ts';

/** Longer than an erasure takes. If its process is killed, another replica completes the erasure after this time. */
const LEASE_MS = 60_000;

/** Erases accounts. An erasure is stored before anything is deleted and completed later if it is interrupted. All steps are idempotent. */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly sessions: SessionsService,
    private readonly traces: AccountTraces,
  ) {}

  /** Removes the account. Null, and nothing is erased, if the account has changed meanwhile. */
  async begin(account: Omit<ErasureDocument, 'at' | 'leasedUntil'>): Promise<ErasureDocument | null> {
    const erasure: ErasureDocument = { ...account, at: new Date(), leasedUntil: leaseEnd() };
    await this.erasures.begin(erasure);
    return (await this.removed(erasure)) ? erasure : null;
  }

  /** Completes erasures that were interrupted, or for which another service was unavailable. */
  async finishAll(signal: AbortSignal): Promise<void> {
    for (const { _id } of await this.erasures.list()) {
      if (signal.aborted) return;
      const erasure = await this.erasures.lease(_id, leaseEnd());
      if (erasure && (await this.removed(erasure))) await this.finishOrWait(erasure);
    }
  }

  /** Returns false, and removes the stored erasure, if the account stays after all. */
  private async removed(erasure: ErasureDocument): Promise<boolean> {
    const isGone = await this.erasures.removeAccount(erasure);
    if (!isGone) await this.erasures.end(erasure);
    return isGone;
  }

  /** The account is gone already, so later failures are retried and do not hold up other erasures. */
  async finishOrWait(erasure: ErasureDocument): Promise<void> {
    try {
      await this.sessions.endAllOf(erasure._id);
      await this.traces.remove(erasure);
      await this.erasures.end(erasure);
      // The log is needed to repeat the erasure after a restore of an older backup.
      this.logger.log({ userId: erasure._id }, 'A customer has erased the own account');
    } catch (error) {
      this.logger.warn({ err: error, userId: erasure._id }, 'An erasure has to wait');
      // If the release fails as well, the lease ends on its own.
      await this.erasures.release(erasure).catch(() => undefined);
    }
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + LEASE_MS);
}
