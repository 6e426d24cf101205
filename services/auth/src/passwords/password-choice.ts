import { fieldFault } from '@reefdesk/contracts/faults';
import { ownWordIn } from '@reefdesk/contracts/password-choice';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import type { CommonPasswords } from './common-passwords.ts';

/** What nobody may choose as a password (PPL-09). Its length is a matter of the request. */
export class PasswordChoice {
  /** `brand`: names of the operator. */
  constructor(
    private readonly common: Pick<CommonPasswords, 'has'>,
    private readonly brand: readonly string[],
  ) {}

  /** Throws `validation_failed` with what is wrong at `field`. `email` is the account's. */
  check(password: string, email: string, field: 'password' | 'newPassword'): void {
    const code = ownWordIn(password, { email, brand: this.brand }) ?? (this.common.has(password) ? 'password_common' : undefined);
    if (code) throw refusedFields({ [field]: fieldFault({ code, params: {} }, 'Password') });
  }
}
