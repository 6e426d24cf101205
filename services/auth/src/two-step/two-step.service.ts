import { Injectable } from '@nestjs/common';
import type { TwoStepView } from '@reefdesk/contracts/accounts/views';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AccountNotices } from '../attempts/account-notices.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { hasApp, TwoStepAccounts } from './two-step-accounts.ts';

@Injectable()
export class TwoStepService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly password: CurrentPassword,
    private readonly accounts: TwoStepAccounts,
    private readonly rules: AccountRulesRepository,
    private readonly notices: AccountNotices,
  ) {}

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

  /** Passkeys and recovery codes remain. Throws `current_password_incorrect`, `too_many_attempts` or `two_step_required`. */
  async disable(caller: Caller, password: string, address: string | undefined): Promise<void> {
    await this.password.require(await this.signedIn.require(caller), password, address);
    await this.signedIn.change(caller, async (user) => {
      if (user.isPending) return true;
      const rest = this.accounts.withoutApp(user);
      if (await this.rules.lacksTwoStep({ role: user.role, twoStep: rest })) throw new AppError('two_step_required');
      if (!(await this.accounts.disable(user, rest))) return undefined;
      if (user.twoStep) await this.notices.notify('two-step-changed', user);
      return true;
    });
  }
}
