import { Injectable } from '@nestjs/common';
import type { TwoStep } from '../users/two-step.schema.ts';
import { newRecoveryCode, newSecret, RECOVERY_CODES, recoveryDigest } from './codes.ts';
import { SecretBox } from './secret-box.ts';

/** Later than every half minute there will be: no code of an app is taken. */
const NO_TIME_STEP = Number.MAX_SAFE_INTEGER;

/** What is shown once, and what is kept of it. */
export interface NewRecoveryCodes {
  codes: string[];
  digests: string[];
}

/** The ways back into an account whose second step is lost. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly box: SecretBox) {}

  make(userId: string): NewRecoveryCodes {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    return { codes, digests: codes.map((code) => recoveryDigest(code, userId)) };
  }

  /** A second step without an app, for an account with a passkey, and the codes to show. */
  withoutApp(userId: string): { codes: string[]; twoStep: TwoStep } {
    const { codes, digests } = this.make(userId);
    return { codes, twoStep: this.appless(userId, digests) };
  }

  /** The same with the digests that there are. */
  appless(userId: string, recoveryCodes: string[]): TwoStep {
    return { secret: this.box.seal(newSecret(), userId), lastTimeStep: NO_TIME_STEP, recoveryCodes, isAppless: true };
  }
}
