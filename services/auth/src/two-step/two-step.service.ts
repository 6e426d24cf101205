import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { RecoveryCodesView, TwoStepSetupView, TwoStepView } from '@reefdesk/contracts/accounts/views';
import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { faultsByField } from '@reefdesk/service-kit/errors/refused-fields';
import type { Holder } from '../accounts/holders.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { newSecret, otpauthUrl, plainCode, timeStepOf } from './codes.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecretBox } from './secret-box.ts';
import { TwoStepRepository } from './two-step.repository.ts';

/** How often disabling is retried after another change of the account. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** Manages the second step of one's own account: status, setup, enabling, disabling (PPL-08). */
@Injectable()
export class TwoStepService implements OnApplicationBootstrap {
  private readonly logger = new Logger(TwoStepService.name);

  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly password: CurrentPassword,
    private readonly accounts: TwoStepRepository,
    private readonly rules: AccountRulesRepository,
    private readonly box: SecretBox,
    private readonly recovery: RecoveryCodes,
    private readonly site: CurrentSite,
    private readonly notices: AccountNotices,
  ) {}

  /** Seals secrets again with the current key after a key rotation, so that the old key can be removed. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { _id, twoStep } of await this.accounts.listEnabled()) {
      if (!twoStep || [twoStep.secret, ...twoStep.recoveryCodes].every((sealed) => this.box.isFresh(sealed))) continue;
      try {
        const secret = this.box.seal(this.box.open(twoStep.secret, _id), _id);
        const recoveryCodes = twoStep.recoveryCodes.map((stored) => this.recovery.resealed(_id, stored));
        await this.accounts.reseal(_id, twoStep, { secret, recoveryCodes });
      } catch (error) {
        this.logger.error({ userId: _id, err: error }, 'The second step of an account can no longer be read');
      }
    }
  }

  async look(caller: Caller): Promise<TwoStepView> {
    const { user } = await this.signedIn.require(caller);
    return {
      enabled: user.twoStep !== undefined,
      app: hasApp(user),
      passkeys: user.passkeys?.length ?? 0,
      recovery_codes_left: user.twoStep?.recoveryCodes.length ?? 0,
      demanded: user.role === 'admin' && (await this.rules.demandsTwoStep()),
    };
  }

  /**
   * Only a code of this secret, in this session, enables the second step, so the password is required here alone. Throws
   * `current_password_incorrect`, `too_many_attempts`, `two_step_is_on`, and `forbidden` for an account with an unverified address.
   */
  async setUp(caller: Caller, password: string, address: string | undefined): Promise<TwoStepSetupView> {
    const signedIn = await this.signedIn.require(caller);
    const { session, user } = signedIn;
    if (user.isPending) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    const secret = newSecret();
    const { brand } = await this.site.in(toLanguage(user.language));
    const setup = { secret: this.box.seal(secret, user._id), sessionId: session._id };
    if (!(await this.accounts.expectCodeOf(user._id, setup))) throw new AppError('two_step_is_on');
    return { secret, otpauth_url: otpauthUrl(secret, brand.name, user.email) };
  }

  /** Throws `two_step_is_on` or `invalid_code`. The code counts as used and cannot be used to sign in. */
  async enable(caller: Caller, typed: string): Promise<RecoveryCodesView> {
    const { session, user } = await this.signedIn.require(caller);
    await this.attempts.beginSecondStep(user._id, session._id);
    if (hasApp(user)) throw new AppError('two_step_is_on');
    const sealed = user.twoStepSetup?.sessionId === session._id ? user.twoStepSetup.secret : undefined;
    const secret = sealed && this.box.open(sealed, user._id);
    const timeStep = secret ? timeStepOf(plainCode(typed), secret, new Date()) : undefined;
    if (!sealed || timeStep === undefined) throw wrongCode();
    const { codes, stored: recoveryCodes } = this.recovery.make(user._id);
    // Another setup or a repeated request was faster.
    if (!(await this.accounts.enable(user._id, sealed, { secret: sealed, lastTimeStep: timeStep, recoveryCodes }))) throw wrongCode();
    await this.attempts.passedSecondStep(user._id, session._id);
    await this.sessions.endOthersThan(session._id, user._id);
    await this.notices.tell('two-step-changed', user);
    return { recovery_codes: codes };
  }

  /**
   * Removes the app. With a passkey, the second step and the recovery codes remain. Throws `current_password_incorrect`,
   * `too_many_attempts`, and `two_step_required` for staff who need one.
   */
  async disable(caller: Caller, password: string, address: string | undefined): Promise<void> {
    await this.password.require(await this.signedIn.require(caller), password, address);
    await this.withoutApp(caller);
  }

  private async withoutApp(caller: Caller): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { user } = await this.signedIn.require(caller);
      if (user.isPending) return;
      const rest = user.twoStep && user.passkeys?.length ? this.recovery.appless(user._id, user.twoStep.recoveryCodes) : undefined;
      if (await this.rules.lacksTwoStep({ role: user.role, twoStep: rest })) throw new AppError('two_step_required');
      if (await this.accounts.disable(user, rest)) {
        if (user.twoStep) await this.notices.tell('two-step-changed', user);
        return;
      }
      await sleep(Math.random() * PAUSE_MS);
    }
    throw new AppError('service_unavailable');
  }
}

function hasApp({ twoStep }: Holder): boolean {
  return twoStep !== undefined && twoStep.isAppless !== true;
}

function wrongCode(): AppError {
  return new AppError('invalid_code', {}, { fields: faultsByField({ code: fieldError('invalid_code') }) });
}
