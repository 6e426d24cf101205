import { Injectable } from '@nestjs/common';
import type { TwoStep } from '../users/two-step.schema.ts';
import { newRecoveryCode, newSecret, RECOVERY_CODES, recoveryDigest } from './codes.ts';
import { SecretBox } from './secret-box.ts';

/** Later than any real half minute, so that no code of an app is accepted. */
const NO_TIME_STEP = Number.MAX_SAFE_INTEGER;

/** Codes to show once, and their digests to store. */
export interface NewRecoveryCodes {
  codes: string[];
  digests: string[];
}

/** Creates recovery codes for an account whose second step is lost. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly box: SecretBox) {}

  make(userId: string): NewRecoveryCodes {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    return { codes, digests: codes.map((code) => recoveryDigest(code, userId)) };
  }

  /** Second step without an app, for an account with a passkey, and the codes to show. */
  withoutApp(userId: string): { codes: string[]; twoStep: TwoStep } {
    const { codes, digests } = this.make(userId);
    return { codes, twoStep: this.appless(userId, digests) };
  }

  /** The same with existing digests. */
  appless(userId: string, recoveryCodes: string[]): TwoStep {
    return { secret: this.box.seal(newSecret(), userId), lastTimeStep: NO_TIME_STEP, recoveryCodes, isAppless: true };
  }
}
