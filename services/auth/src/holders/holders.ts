import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/email';
import type { UserDocument } from '../users/user.schema.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { customerOf, type PendingAccountDocument } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';

/** Who can be signed in: to an account, or to one that waits for its address to be verified. */
export interface Holder extends UserDocument {
  /** Nobody has verified the address: what is known of it, and of who else has an account there, does not count for this one. */
  isPending?: true;
}

/** Accounts, and those that are to become one: to who holds it a pending account is like any other (PPL-02). */
@Injectable()
export class Holders {
  constructor(
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
  ) {}

  /** Looks at accounts once more in the end: a pending one may have become an account between the first two looks. */
  async findById(id: string): Promise<Holder | null> {
    return (await this.users.findById(id)) ?? holderOf(await this.pending.findById(id)) ?? this.users.findById(id);
  }

  /** Behind one address there may be an account and a pending one of somebody else. What waits is looked at first, since it may move. */
  async findByEmail(email: string): Promise<{ account: UserDocument | null; pending: Holder | null }> {
    const pending = holderOf(await this.pending.findByEmail(email));
    return { account: await this.users.findByEmail(email), pending };
  }

  /** The holder as it is now; null when the hash is no longer `seen`, or the account no longer active. */
  async replacePasswordHash(id: string, seen: string, passwordHash: string): Promise<Holder | null> {
    return (
      (await this.users.replacePasswordHash(id, seen, passwordHash)) ??
      holderOf(await this.pending.replacePasswordHash(id, seen, passwordHash))
    );
  }

  /** The holder as it is now; null, and nothing changed, where it is another version by now. */
  async rename({ _id, version }: Holder, fullname: string): Promise<Holder | null> {
    return (await this.users.rename(_id, version, fullname)) ?? holderOf(await this.pending.rename(_id, version, fullname));
  }

  /**
   * Makes the account of who has shown that the address is theirs; false where somebody else has one by then, and nothing changes.
   * The account comes first and what waited goes after: one that was cut off between the two is done again by the same link.
   */
  async admit(seen: PendingAccountDocument): Promise<boolean> {
    return this.makeAccount(seen, { ...customerOf(seen), emailVerified: true });
  }

  /** For the operator, who knows people by their addresses: who waits where nobody has an account gets one, verified by nobody. */
  async vouchFor(typed: string): Promise<void> {
    const email = normaliseEmail(typed);
    const seen = await this.pending.findByEmail(email);
    if (seen && !(await this.users.findByEmail(email))) await this.makeAccount(seen, customerOf(seen));
  }

  private async makeAccount(seen: PendingAccountDocument, account: UserDocument): Promise<boolean> {
    if (!(await this.users.insertOnce(account))) return false;
    const left = await this.pending.remove(seen);
    // A password, or a name, that was changed between the two steps.
    if (left && left.passwordHash !== seen.passwordHash)
      await this.users.replacePasswordHash(seen.userId, seen.passwordHash, left.passwordHash);
    if (left && left.fullname !== seen.fullname) await this.users.rename(seen.userId, account.version, left.fullname);
    return true;
  }
}

export function holderOf(pending: PendingAccountDocument): Holder;
export function holderOf(pending: PendingAccountDocument | null): Holder | null;
export function holderOf(pending: PendingAccountDocument | null): Holder | null {
  return pending && { ...customerOf(pending), isPending: true };
}
