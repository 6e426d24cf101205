import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NewPasskey } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyAddedView, PasskeySetupView, PasskeysView, PasskeyView } from '@reefdesk/contracts/accounts/views';
import { toLanguage } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited, noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import type { Holder } from '../accounts/holders.ts';
import type { Passkey } from '../accounts/passkey.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { PasskeyQuestions } from '../passkeys/passkey-questions.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { type CheckedPasskey, RelyingParty } from '../passkeys/relying-party.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { RecoveryCodes } from '../two-step/recovery-codes.ts';
import { toPasskeyView } from './passkey.mapper.ts';
import { PASSKEY_LETTER } from './passkey-letter.ts';

/** How often a change is retried after another change of the account. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** Lists, adds, renames and removes one's own passkeys (PPL-08). */
@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly sessions: SessionsService,
    private readonly password: CurrentPassword,
    private readonly party: RelyingParty,
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeysRepository,
    private readonly recovery: RecoveryCodes,
    private readonly site: CurrentSite,
    private readonly notices: AccountNotices,
    private readonly rules: AccountRulesRepository,
  ) {}

  async list(caller: Caller): Promise<PasskeysView> {
    const { user } = await this.signedIn.require(caller);
    return { available: this.party.isAvailable, passkeys: (user.passkeys ?? []).map(toPasskeyView) };
  }

  /**
   * Throws `passkeys_not_available`, `current_password_incorrect`, `too_many_attempts`, `passkey_limit_reached`, and `forbidden` for an
   * account with an unverified address.
   */
  async begin(caller: Caller, password: string, address: string | undefined): Promise<PasskeySetupView> {
    this.party.required();
    const signedIn = await this.signedIn.require(caller);
    const { session, user } = signedIn;
    if (user.isPending) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    requireRoom(user);
    const { brand } = await this.site.in(toLanguage(user.language));
    const options = await this.party.askForNew(user, brand.name);
    await this.questions.remember(options.challenge, 'add', session._id);
    return { options: { ...options } };
  }

  /**
   * The email is queued before the passkey is stored. If the process is killed in between, the email finds no passkey and is dropped; in
   * the other order a passkey could be added without an email. Throws `passkey_refused`, `passkey_limit_reached` or
   * `passkeys_not_available`.
   */
  async add(caller: Caller, { name, passkey: made }: NewPasskey): Promise<PasskeyAddedView> {
    this.party.required();
    const { session, user } = await this.signedIn.require(caller);
    const challenge = await this.questions.take(made.response.clientDataJSON, 'add', session._id);
    const checked = challenge === undefined ? undefined : await this.party.checkNew(made, challenge);
    if (!checked) throw new AppError('passkey_refused');
    const passkey: Passkey = { ...checked, id: randomUUID(), name, createdAt: new Date(), version: 1 };
    await this.notices.tellAhead(PASSKEY_LETTER, user, passkey.id);
    const codes = await this.overWhatIs(caller, async (now) => this.addTo(now, passkey, checked));
    noteAudited({ before: {}, after: { passkey: name } });
    // The second step is new, and the other sessions were opened without it.
    if (codes.length > 0) await this.sessions.endOthersThan(session._id, user._id);
    return { passkey: toPasskeyView(passkey), recovery_codes: codes };
  }

  /** Creates no version if the name is the same. Throws `passkey_not_found` or `edit_conflict`. */
  rename(caller: Caller, id: string, name: string, expected: number | null): Promise<PasskeyView> {
    return this.overWhatIs(caller, async (user) => {
      const passkey = passkeyOf(user, id);
      if (expected !== null && passkey.version !== expected) throw editConflict(toPasskeyView(passkey));
      if (passkey.name === name) {
        noteUnchanged();
        return toPasskeyView(passkey);
      }
      if (!(await this.passkeys.rename(user._id, passkey, name))) return undefined;
      noteAudited({ before: { passkey: passkey.name }, after: { passkey: name } });
      return toPasskeyView({ ...passkey, name, version: passkey.version + 1 });
    });
  }

  /** Throws `passkey_not_found`, `current_password_incorrect` or `too_many_attempts`. */
  async remove(caller: Caller, id: string, password: string, address: string | undefined): Promise<void> {
    const signedIn = await this.signedIn.require(caller);
    passkeyOf(signedIn.user, id);
    await this.password.require(signedIn, password, address);
    const removed = await this.overWhatIs(caller, async (user) => {
      const passkey = passkeyOf(user, id);
      const isLast = user.passkeys?.length === 1 && user.twoStep?.isAppless === true;
      if (isLast && (await this.rules.lacksTwoStep({ role: user.role }))) throw new AppError('two_step_required');
      if (!(await this.passkeys.remove(user, passkey, isLast))) return undefined;
      if (isLast) await this.notices.tell('two-step-changed', user);
      return passkey;
    });
    noteAudited({ before: { passkey: removed.name }, after: {} });
  }

  /** Recovery codes that were created with the passkey; undefined if the account has changed. */
  private async addTo(user: Holder, passkey: Passkey, { credentialId }: CheckedPasskey): Promise<string[] | undefined> {
    requireRoom(user);
    if (user.passkeys?.some((one) => one.credentialId === credentialId)) throw new AppError('passkey_refused');
    const { codes, twoStep } = user.twoStep ? { codes: [], twoStep: undefined } : this.recovery.withoutApp(user._id);
    return (await this.passkeys.add(user, passkey, twoStep)) ? codes : undefined;
  }

  private async overWhatIs<Result>(caller: Caller, write: (user: Holder) => Promise<Result | undefined>): Promise<Result> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { user } = await this.signedIn.require(caller);
      const result = await write(user);
      if (result !== undefined) return result;
      await sleep(Math.random() * PAUSE_MS);
    }
    throw new AppError('service_unavailable');
  }
}

function passkeyOf({ passkeys = [] }: Holder, id: string): Passkey {
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new AppError('passkey_not_found');
  return passkey;
}

function requireRoom({ passkeys = [] }: Holder): void {
  if (passkeys.length >= LIMITS.passkeys) throw new AppError('passkey_limit_reached', { max: LIMITS.passkeys });
}
