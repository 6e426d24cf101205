import { fieldFault } from '@reefdesk/contracts/faults';
import { ownWordIn } from '@reefdesk/contracts/password-choice';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import type { CommonPasswords } from './common-passwords.ts';

/** What nobody may choose as a password (PPL-09). Its length is a matter of the request. */
export class PasswordChoice {
  /** `brand`: names of the operator, as they are now. */
  constructor(
    private readonly common: Pick<CommonPasswords, 'has'>,
    private readonly brand: () => Promise<readonly string[]>,
  ) {}

  /** Throws `validation_failed` with what is wrong at `field`. `email` is the account's. */
  async check(password: string, email: string, field: 'password' | 'newPassword'): Promise<void> {
    const code = ownWordIn(password, { email, brand: await this.brand() }) ?? (this.common.has(password) ? 'password_common' : undefined);
    if (code) throw refusedFields({ [field]: fieldFault({ code, params: {} }, 'Password') });
  }
}
