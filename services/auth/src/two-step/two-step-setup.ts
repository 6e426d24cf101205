import { Injectable } from '@nestjs/common';
import type { RecoveryCodesView, TwoStepSetupView } from '@reefdesk/contracts/accounts/views';
import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors } from '@reefdesk/service-kit/errors/field-errors';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { newSecret, otpauthUrl } from './codes.ts';
import { hasApp, TwoStepAccounts } from './two-step-accounts.ts';

@Injectable()
export class TwoStepSetup {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly password: CurrentPassword,
    private readonly accounts: TwoStepAccounts,
    private readonly site: CurrentSite,
  ) {}

  /**
   * The session that gave the password must confirm. Throws `current_password_incorrect`, `too_many_attempts`, `two_step_is_on`,
   * `forbidden`.
   */
  async begin(caller: Caller, password: string, address: string | undefined): Promise<TwoStepSetupView> {
    const signedIn = await this.signedIn.require(caller);
    const { session, user } = signedIn;
    if (user.isPending) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    const secret = newSecret();
    const { brand } = await this.site.in(toLanguage(user.language));
    if (!(await this.accounts.expectCodeOf(user._id, session._id, secret))) throw new AppError('two_step_is_on');
    return { secret, otpauth_url: otpauthUrl(secret, brand.name, user.email) };
  }
}

@Injectable()
export class TwoStepEnabling {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly attempts: AttemptsService,
    private readonly accounts: TwoStepAccounts,
    private readonly sessions: SessionsService,
    private readonly notices: AccountNotices,
  ) {}

  /** Throws `two_step_is_on` or `invalid_code`. The code cannot be used again to sign in. */
  async enable(caller: Caller, typed: string): Promise<RecoveryCodesView> {
    const { session, user } = await this.signedIn.require(caller);
    await this.attempts.beginSecondStep(user._id, session._id);
    if (hasApp(user)) throw new AppError('two_step_is_on');
    const codes = await this.accounts.enable(user, session._id, typed);
    if (!codes) throw new AppError('invalid_code', {}, { fields: fieldErrors({ code: fieldError('invalid_code') }) });
    await this.attempts.passedSecondStep(user._id, session._id);
    await this.sessions.endOthersThan(session._id, user._id);
    await this.notices.notify('two-step-changed', user);
    return { recovery_codes: codes };
  }
}
