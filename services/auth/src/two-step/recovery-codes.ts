import { Injectable } from '@nestjs/common';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import { newRecoveryCode, newSecret, RECOVERY_CODES, recoveryDigest } from './codes.ts';
import { SecretBox } from './secret-box.ts';

/** Later than any real half minute, so that no code of an app is accepted. */
const NO_TIME_STEP = Number.MAX_SAFE_INTEGER;

export interface NewRecoveryCodes {
  codes: string[];
  stored: string[];
}

/** Digests are sealed, so that read access to the database is not enough to test codes. Unlike an HMAC, they survive a key rotation. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly box: SecretBox) {}

  make(userId: string): NewRecoveryCodes {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    return { codes, stored: codes.map((code) => this.box.seal(recoveryDigest(code, userId), userId)) };
  }

  /** For an account with a passkey but no app. */
  withoutApp(userId: string): { codes: string[]; twoStep: TwoStep } {
    const { codes, stored } = this.make(userId);
    return { codes, twoStep: this.appless(userId, stored) };
  }

  appless(userId: string, recoveryCodes: string[]): TwoStep {
    return { secret: this.box.seal(newSecret(), userId), lastTimeStep: NO_TIME_STEP, recoveryCodes, isAppless: true };
  }

  /** Returns the stored form of the code, or undefined. */
  find(userId: string, { recoveryCodes }: TwoStep, code: string): string | undefined {
    const digest = recoveryDigest(code, userId);
    return recoveryCodes.find((stored) => this.digestOf(stored, userId) === digest);
  }

  /** Throws if the key that sealed it is gone. */
  resealed(userId: string, stored: string): string {
    return this.box.isFresh(stored) ? stored : this.box.seal(this.digestOf(stored, userId), userId);
  }

  /** Earlier code stored bare digests, which contain no dot. */
  private digestOf(stored: string, userId: string): string {
    return stored.includes('.') ? this.box.open(stored, userId) : stored;
  }
}
