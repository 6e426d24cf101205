import { Injectable } from '@nestjs/common';
import type { OidcOutcome } from '@reefdesk/contracts/accounts/values';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import type { Account } from '../accounts/accounts.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { LinkedAccountsRepository } from './linked-accounts.repository.ts';
import { type Identity, Provider } from './provider.ts';

@Injectable()
export class OidcLinking {
  constructor(
    private readonly provider: Provider,
    private readonly linked: LinkedAccountsRepository,
    private readonly signedIn: SignedInUsers,
    private readonly journal: SignInJournal,
    private readonly notices: AccountNotices,
  ) {}

  /** Throws `oidc_not_configured`. */
  async isLinked(caller: Caller): Promise<boolean> {
    this.provider.requireConfigured();
    return (await this.signedIn.require(caller)).user.oidcIdentity !== undefined;
  }

  /** Throws `oidc_not_configured`. */
  async unlink(caller: Caller): Promise<void> {
    this.provider.requireConfigured();
    await this.linked.unlink((await this.signedIn.require(caller)).user._id);
  }

  /** The user who started linking, if still signed in with a verified address. */
  async linkingAccount(caller: Caller, userId: string | undefined): Promise<Account | undefined> {
    const user = (await this.signedIn.find(caller))?.user;
    return user && user._id === userId && isShown(user) ? user : undefined;
  }

  async link(user: UserDocument, { id }: Identity, address: string | undefined): Promise<OidcOutcome> {
    if (!(await this.linked.link(user, id))) return 'taken';
    await this.journal.providerLinked(user, address);
    await this.notices.notify('provider-linked', user);
    return 'linked';
  }
}

/** True if the address is known to be the user's; otherwise linking could give the account to another person. */
export function isShown({ role, emailVerified, isPending }: Account): boolean {
  return !isPending && (role === 'admin' || emailVerified === true);
}
