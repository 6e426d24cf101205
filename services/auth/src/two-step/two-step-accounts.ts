import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Account } from '../accounts/accounts.ts';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import { plainCode, timeStepOf } from './codes.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecretBox } from './secret-box.ts';
import { TwoStepRepository } from './two-step.repository.ts';

@Injectable()
export class TwoStepAccounts implements OnApplicationBootstrap {
  private readonly logger = new Logger(TwoStepAccounts.name);

  constructor(
    private readonly accounts: TwoStepRepository,
    private readonly box: SecretBox,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** Seals secrets again after a key rotation, so that the old key can be removed. */
  async onApplicationBootstrap(): Promise<void> {
    for (const { _id, twoStep } of await this.accounts.listEnabled()) {
      if (!twoStep || [twoStep.secret, ...twoStep.recoveryCodes].every((sealed) => this.box.isFresh(sealed))) continue;
      try {
        const secret = this.box.seal(this.box.open(twoStep.secret, _id), _id);
        const recoveryCodes = twoStep.recoveryCodes.map((stored) => this.recovery.resealed(_id, stored));
        await this.accounts.reseal(_id, twoStep, { secret, recoveryCodes });
      } catch (error) {
        this.logger.error({ userId: _id, err: error }, 'The stored second step of an account is unreadable');
      }
    }
  }

  /** Returns false if an app has been enabled in the meantime. */
  expectCodeOf(userId: string, sessionId: string, secret: string): Promise<boolean> {
    return this.accounts.expectCodeOf(userId, { secret: this.box.seal(secret, userId), sessionId });
  }

  /** Returns the recovery codes; undefined if the code is wrong, or another setup was faster. */
  async enable({ _id: userId, twoStepSetup }: Account, sessionId: string, typed: string): Promise<string[] | undefined> {
    const sealed = twoStepSetup?.sessionId === sessionId ? twoStepSetup.secret : undefined;
    const secret = sealed && this.box.open(sealed, userId);
    const timeStep = secret ? timeStepOf(plainCode(typed), secret, new Date()) : undefined;
    if (!sealed || timeStep === undefined) return undefined;
    const { codes, stored: recoveryCodes } = this.recovery.make(userId);
    return (await this.accounts.enable(userId, sealed, { secret: sealed, lastTimeStep: timeStep, recoveryCodes })) ? codes : undefined;
  }

  /** Second step with passkeys and recovery codes; undefined if nothing remains. */
  withoutApp({ _id, twoStep, passkeys }: Account): TwoStep | undefined {
    return twoStep && passkeys?.length ? this.recovery.appless(_id, twoStep.recoveryCodes) : undefined;
  }

  disable(user: Account, rest: TwoStep | undefined): Promise<boolean> {
    return this.accounts.disable(user, rest);
  }
}

export function hasApp({ twoStep }: Account): boolean {
  return twoStep !== undefined && twoStep.isAppless !== true;
}
