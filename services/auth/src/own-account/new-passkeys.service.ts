import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NewPasskey } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyAddedView, PasskeySetupView, PasskeysView } from '@reefdesk/contracts/accounts/views';
import { toLanguage } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Account } from '../accounts/accounts.ts';
import type { Passkey } from '../accounts/passkey.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { PasskeyRegistration } from '../passkeys/passkey-registration.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { RecoveryCodes } from '../two-step/recovery-codes.ts';
import { toPasskeyView } from './passkey.mapper.ts';
import { PASSKEY_EMAIL } from './passkey-email.ts';

@Injectable()
export class PasskeySetup {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly password: CurrentPassword,
    private readonly registration: PasskeyRegistration,
    private readonly site: CurrentSite,
  ) {}

  async list(caller: Caller): Promise<PasskeysView> {
    const { user } = await this.signedIn.require(caller);
    return { available: this.registration.isAvailable, passkeys: (user.passkeys ?? []).map(toPasskeyView) };
  }

  /** Throws `passkeys_not_available`, `current_password_incorrect`, `too_many_attempts`, `passkey_limit_reached` or `forbidden`. */
  async begin(caller: Caller, password: string, address: string | undefined): Promise<PasskeySetupView> {
    this.registration.requireAvailable();
    const signedIn = await this.signedIn.require(caller);
    const { session, user } = signedIn;
    if (user.isPending) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    requireRoom(user);
    const { brand } = await this.site.in(toLanguage(user.language));
    return this.registration.ask(user, session._id, brand.name);
  }
}

/** Stores a passkey; the first one of an account is its second step and brings recovery codes. */
@Injectable()
export class StoredPasskeys {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** Returns new recovery codes, if any; undefined if the account has changed. */
  async add(user: Account, passkey: Passkey): Promise<string[] | undefined> {
    requireRoom(user);
    if (user.passkeys?.some(({ credentialId }) => credentialId === passkey.credentialId)) throw new AppError('passkey_refused');
    const { codes, twoStep } = user.twoStep ? { codes: [], twoStep: undefined } : this.recovery.withoutApp(user._id);
    return (await this.passkeys.add(user, passkey, twoStep)) ? codes : undefined;
  }
}

@Injectable()
export class NewPasskeysService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly registration: PasskeyRegistration,
    private readonly notices: AccountNotices,
    private readonly stored: StoredPasskeys,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * The email is queued first, so that no passkey is added without one; without a passkey it is dropped. Throws `passkey_refused`,
   * `passkey_limit_reached` or `passkeys_not_available`.
   */
  async add(caller: Caller, { name, passkey: made }: NewPasskey): Promise<PasskeyAddedView> {
    this.registration.requireAvailable();
    const { session, user } = await this.signedIn.require(caller);
    const checked = await this.registration.check(made, session._id);
    if (!checked) throw new AppError('passkey_refused');
    const passkey: Passkey = { ...checked, id: randomUUID(), name, createdAt: new Date(), version: 1 };
    await this.notices.notifyAhead(PASSKEY_EMAIL, user, passkey.id);
    const codes = await this.signedIn.change(caller, (now) => this.stored.add(now, passkey));
    noteAudited({ before: {}, after: { passkey: name } });
    // The other sessions were opened without this second step.
    if (codes.length > 0) await this.sessions.endOthersThan(session._id, user._id);
    return { passkey: toPasskeyView(passkey), recovery_codes: codes };
  }
}

function requireRoom({ passkeys = [] }: Account): void {
  if (passkeys.length >= LIMITS.passkeys) throw new AppError('passkey_limit_reached', { max: LIMITS.passkeys });
}
