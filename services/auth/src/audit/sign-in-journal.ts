import { createHash, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Position } from '@reefdesk/contracts/positions';
import { AuditOutbox } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { changesBetween } from '@reefdesk/service-kit/audit/changes-between';
import { shownNetwork } from '@reefdesk/service-kit/http/client-network';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { AuditQuotasRepository } from './audit-quotas.repository.ts';

/** Whom it is about, as far as there is such an account. */
interface Account {
  _id: string;
  role: string;
  email: string;
  position?: Position | undefined;
}

/** Failed sign-ins that are recorded within an hour: of one account from one network, and of all together. */
const FAILURES_OF_A_PAIR = 10;
const FAILURES = 1_000;

/** What is done by somebody whom no token names yet: signing in, and what the links of letters do (AUD-01). */
@Injectable()
export class SignInJournal {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly outbox: AuditOutbox,
    private readonly quotas: AuditQuotasRepository,
  ) {}

  /** Before the answer: what can't be recorded is not acknowledged. */
  async signedIn(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'signed_in', account, isActor: true, address });
  }

  async passwordReset(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'password_reset', account, isActor: true, address });
  }

  async providerLinked(account: Account, address: string | undefined): Promise<void> {
    await this.put({ action: 'provider_linked', account, isActor: true, address });
  }

  /** `id`: the same again is the same entry. */
  async becameStaff(id: string, account: Account, rights: object, address: string | undefined): Promise<void> {
    await this.put({ id, action: 'joined', kind: 'people', account, isActor: true, address, after: rights });
  }

  /**
   * The account is named only where there is one, and what was typed nowhere. The same writes either way, so that their time tells
   * nothing; no more than so many an hour, so that an attack can't fill the database.
   */
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
    action: string;
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
        // Customers are named by their ids alone: what is kept of them elsewhere may be erased.
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
