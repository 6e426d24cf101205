import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { customerOf, type PendingAccountDocument } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';
import type { UserDocument } from './user.schema.ts';
import { type LinkPurpose, UsersRepository } from './users.repository.ts';

/** An account, or a registration whose address is not verified yet. */
export interface Account extends UserDocument {
  /** The address is not verified: other data under this address does not belong to this user. */
  isPending?: true;
}

/** Treats accounts and pending registrations alike (PPL-02). */
@Injectable()
export class Accounts {
  constructor(
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
  ) {}

  /** Reads accounts a second time, because a pending one may have become an account between the first two reads. */
  async findById(id: string): Promise<Account | null> {
    return (await this.users.findById(id)) ?? accountOf(await this.pending.findById(id)) ?? this.users.findById(id);
  }

  /** The latest registration may be another person's. It is read first, since it may become the account. */
  async findByEmail(email: string): Promise<{ account: UserDocument | null; pending: Account | null }> {
    const pending = accountOf(await this.pending.findByEmail(email));
    return { account: await this.users.findByEmail(email), pending };
  }

  /** Returns null if the hash is no longer `seen`, or the account is not active. */
  async replacePasswordHash(id: string, seen: string, passwordHash: string): Promise<Account | null> {
    return (
      (await this.users.replacePasswordHash(id, seen, passwordHash)) ??
      accountOf(await this.pending.replacePasswordHash(id, seen, passwordHash))
    );
  }

  /** Returns null and changes nothing if the version differs. */
  async rename({ _id, version }: Account, fullname: string): Promise<Account | null> {
    return (await this.users.rename(_id, version, fullname)) ?? accountOf(await this.pending.rename(_id, version, fullname));
  }

  async findByLink(purpose: LinkPurpose, tokenHash: string): Promise<Account | null> {
    return (await this.users.findByLink(purpose, tokenHash, new Date())) ?? accountOf(await this.pending.findByLink(purpose, tokenHash));
  }

  /** Voids the link of a registration if another account has its address; false if it voided none. */
  async voidTaken({ _id, email, isPending }: Account): Promise<boolean> {
    const account = isPending ? await this.users.findByEmail(email) : null;
    return account !== null && account._id !== _id && this.pending.takeLink(_id, 'emailVerification');
  }

  /** Verifies an address by a link that was opened in the user's own session; false if the link is used, or the address taken. */
  async verify({ _id, isPending }: Account, tokenHash: string): Promise<boolean> {
    if (!isPending) return this.users.useVerification(_id, tokenHash, new Date());
    const seen = await this.pending.findByLink('emailVerification', tokenHash);
    return seen !== null && this.admit(seen);
  }

  /** Also verifies the address and ends all sessions; null if the link is used, or the address taken. */
  async setPasswordByLink(purpose: LinkPurpose, tokenHash: string, passwordHash: string): Promise<UserDocument | null> {
    const user = await this.users.setPasswordByLink(purpose, tokenHash, new Date(), passwordHash);
    if (user) return user;
    const account = await this.pending.useLink(purpose, tokenHash, passwordHash);
    return account && (await this.admit(account)) ? customerOf(account) : null;
  }

  /** Used by the operator's commands: turns a pending registration into an account with an unverified address, unless one exists. */
  async markVerified(typed: string): Promise<void> {
    const email = normaliseEmail(typed);
    const seen = await this.pending.findByEmail(email);
    if (seen && !(await this.users.findByEmail(email))) await this.makeAccount(seen, customerOf(seen));
  }

  /**
   * Returns false if another account has the address. The registration is removed last, so the same link completes an interrupted attempt.
   */
  private admit(seen: PendingAccountDocument): Promise<boolean> {
    return this.makeAccount(seen, { ...customerOf(seen), emailVerified: true });
  }

  private async makeAccount(seen: PendingAccountDocument, account: UserDocument): Promise<boolean> {
    if (!(await this.users.insertOnce(account))) return false;
    const left = await this.pending.remove(seen._id);
    if (left && left.passwordHash !== seen.passwordHash)
      await this.users.replacePasswordHash(seen._id, seen.passwordHash, left.passwordHash);
    if (left && left.fullname !== seen.fullname) await this.users.rename(seen._id, account.version, left.fullname);
    return true;
  }
}

export function accountOf(pending: PendingAccountDocument): Account;
export function accountOf(pending: PendingAccountDocument | null): Account | null;
export function accountOf(pending: PendingAccountDocument | null): Account | null {
  return pending && { ...customerOf(pending), isPending: true };
}
