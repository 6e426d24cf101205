import { createHash, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Position } from '@reefdesk/contracts/access';
import type { AuditAction } from '@reefdesk/contracts/audited';
import { AuditOutbox } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { changesBetween } from '@reefdesk/service-kit/audit/changes-between';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { shownNetwork } from '@reefdesk/service-kit/request/client-network';
import { AuditQuotasRepository } from './audit-quotas.repository.ts';

interface Account {
  _id: string;
  role: string;
  email: string;
  position?: Position | undefined;
}

/** Maximum number of recorded failed sign-ins per hour: of one account from one network, and in total. */
const FAILURES_OF_A_PAIR = 10;
const FAILURES = 1_000;

/** Records actions without a token: sign-ins and links in emails (AUD-01). */
@Injectable()
export class SignInJournal {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly outbox: AuditOutbox,
    private readonly quotas: AuditQuotasRepository,
  ) {}

  /** Must be called before the response, so that an unrecorded sign-in is not acknowledged. */
  async signedIn(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'signed_in', account, isActor: true, address });
  }

  async passwordReset(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'password_reset', account, isActor: true, address });
  }

  async providerLinked(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'provider_linked', account, isActor: true, address });
  }

  /** Idempotent by `id`. */
  async becameStaff(id: string, account: Account, rights: object, address: string | undefined): Promise<void> {
    await this.put({ id, action: 'joined', kind: 'people', account, isActor: true, address, after: rights });
  }

  /** Never stores the typed address. Writes are the same with and without an account, so that the response time reveals nothing. */
  async failed(typedEmail: string, account: Account | null, address: string | undefined): Promise<void> {
    const pair = createHash('sha256')
      .update(`${typedEmail}\n${shownNetwork(address)}`)
      .digest('base64url');
    const [ofPair, ofAll] = [await this.quotas.count(pair), await this.quotas.count('all')];
    if (ofAll === FAILURES + 1) this.logger.warn('More failed sign-ins than are recorded in an hour');
    if (ofPair <= FAILURES_OF_A_PAIR && ofAll <= FAILURES) await this.put({ action: 'sign_in_failed', account, address });
  }

  private async put(what: {
    id?: string;
    action: AuditAction;
    kind?: string;
    account: Account | null;
    isActor?: true;
    address: string | undefined;
    after?: object;
  }): Promise<void> {
    const { id = randomUUID(), action, kind = 'accounts', account, isActor, address, after = {} } = what;
    const isStaff = account?.role === 'admin';
    try {
      await this.outbox.put({
        _id: id,
        at: new Date(),
        state: 'settled',
        call: '',
        action,
        kind,
        recordId: account?._id ?? null,
        // Customers have the id only: their data elsewhere may be erased.
        recordName: isStaff ? account.email : null,
        userId: isActor && account ? account._id : null,
        position: (isActor && isStaff && account.position) || null,
        network: shownNetwork(address),
        changes: changesBetween({}, after).changes,
        changesLeftOut: 0,
        outcome: 'done',
      });
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
  }
}
