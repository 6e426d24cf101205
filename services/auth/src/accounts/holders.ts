import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { customerOf, type PendingAccountDocument } from './pending-account.schema.ts';
import { PendingAccountsRepository } from './pending-accounts.repository.ts';
import type { UserDocument } from './user.schema.ts';
import { type LinkPurpose, UsersRepository } from './users.repository.ts';

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

  /** The account of an address and its latest registration, which may be another person's. The latter is read first, since it may become the former. */
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

  /** The holder of a link; null if the link is invalid or used. */
  async findByLink(purpose: LinkPurpose, tokenHash: string): Promise<Holder | null> {
    return (await this.users.findByLink(purpose, tokenHash, new Date())) ?? holderOf(await this.pending.findByLink(purpose, tokenHash));
  }

  /** Voids the link of a registration if another account has its address by now; false if it voided none. */
  async voidTaken({ _id, email, isPending }: Holder): Promise<boolean> {
    const account = isPending ? await this.users.findByEmail(email) : null;
    return account !== null && account._id !== _id && this.pending.takeLink(_id, 'emailVerification');
  }

  /** Verifies the address of a holder who has opened the link in an own session; false if the link is used, or the address taken. */
  async verify({ _id, isPending }: Holder, tokenHash: string): Promise<boolean> {
    if (!isPending) return this.users.useVerification(_id, tokenHash, new Date());
    const seen = await this.pending.findByLink('emailVerification', tokenHash);
    return seen !== null && this.admit(seen);
  }

  /** Sets the password and verifies the address by a link, and ends all sessions; null if the link is used, or the address taken. */
  async setPasswordByLink(purpose: LinkPurpose, tokenHash: string, passwordHash: string): Promise<UserDocument | null> {
    const user = await this.users.setPasswordByLink(purpose, tokenHash, new Date(), passwordHash);
    if (user) return user;
    const account = await this.pending.useLink(purpose, tokenHash, passwordHash);
    return account && (await this.admit(account)) ? customerOf(account) : null;
  }

  /** For the operator, who knows people by their addresses: who waits where nobody has an account gets one, verified by nobody. */
  async vouchFor(typed: string): Promise<void> {
    const email = normaliseEmail(typed);
    const seen = await this.pending.findByEmail(email);
    if (seen && !(await this.users.findByEmail(email))) await this.makeAccount(seen, customerOf(seen));
  }

  /**
   * Creates the account of a registration with a verified address; false if another account has the address. The registration is removed
   * last, so that an interrupted attempt is completed by the same link.
   */
  private admit(seen: PendingAccountDocument): Promise<boolean> {
    return this.makeAccount(seen, { ...customerOf(seen), emailVerified: true });
  }

  private async makeAccount(seen: PendingAccountDocument, account: UserDocument): Promise<boolean> {
    if (!(await this.users.insertOnce(account))) return false;
    const left = await this.pending.remove(seen._id);
    // A password, or a name, that was changed between the two steps.
    if (left && left.passwordHash !== seen.passwordHash)
      await this.users.replacePasswordHash(seen._id, seen.passwordHash, left.passwordHash);
    if (left && left.fullname !== seen.fullname) await this.users.rename(seen._id, account.version, left.fullname);
    return true;
  }
}

export function holderOf(pending: PendingAccountDocument): Holder;
export function holderOf(pending: PendingAccountDocument | null): Holder | null;
export function holderOf(pending: PendingAccountDocument | null): Holder | null {
  return pending && { ...customerOf(pending), isPending: true };
}
