import { Injectable } from '@nestjs/common';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import { newRecoveryCode, newSecret, RECOVERY_CODES, recoveryDigest } from './codes.ts';
import { SecretBox } from './secret-box.ts';

/** Later than any real half minute, so that no code of an app is accepted. */
const NO_TIME_STEP = Number.MAX_SAFE_INTEGER;

/** Codes to show once, and as they are stored. */
export interface NewRecoveryCodes {
  codes: string[];
  stored: string[];
}

/**
 * Recovery codes of an account whose second step is lost. Their digests are sealed, so that nobody who reads the database can try codes
 * on them; unlike an HMAC, a sealed digest can be sealed again when the signing keys are rotated.
 */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly box: SecretBox) {}

  make(userId: string): NewRecoveryCodes {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    return { codes, stored: codes.map((code) => this.box.seal(recoveryDigest(code, userId), userId)) };
  }

  /** Second step without an app, for an account with a passkey, and the codes to show. */
  withoutApp(userId: string): { codes: string[]; twoStep: TwoStep } {
    const { codes, stored } = this.make(userId);
    return { codes, twoStep: this.appless(userId, stored) };
  }

  /** The same with existing codes. */
  appless(userId: string, recoveryCodes: string[]): TwoStep {
    return { secret: this.box.seal(newSecret(), userId), lastTimeStep: NO_TIME_STEP, recoveryCodes, isAppless: true };
  }

  /** The code as it is stored; undefined if it is not one of the account. */
  find(userId: string, { recoveryCodes }: TwoStep, code: string): string | undefined {
    const digest = recoveryDigest(code, userId);
    return recoveryCodes.find((stored) => this.digestOf(stored, userId) === digest);
  }

  /** Sealed with the current key. Throws if the key that sealed it is gone. */
  resealed(userId: string, stored: string): string {
    return this.box.isFresh(stored) ? stored : this.box.seal(this.digestOf(stored, userId), userId);
  }

  /** Earlier code stored bare digests, which contain no dot. */
  private digestOf(stored: string, userId: string): string {
    return stored.includes('.') ? this.box.open(stored, userId) : stored;
  }
}
