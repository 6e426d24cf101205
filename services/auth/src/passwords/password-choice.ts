import { ownTermIn } from '@reefdesk/contracts/accounts/password-choice';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { CommonPasswords } from './common-passwords.ts';

/** Passwords that are not allowed (PPL-09). The request schema checks the length. */
export class PasswordChoice {
  constructor(
    private readonly common: Pick<CommonPasswords, 'has'>,
    private readonly brand: () => Promise<readonly string[]>,
  ) {}

  /** Throws `validation_failed` with the error at `field`. */
  async check(password: string, email: string, field: 'password' | 'newPassword'): Promise<void> {
    const code = ownTermIn(password, { email, brand: await this.brand() }) ?? (this.common.has(password) ? 'password_common' : undefined);
    if (code) throw invalidFields({ [field]: toFieldError({ code, params: {} }, 'Password') });
  }
}
