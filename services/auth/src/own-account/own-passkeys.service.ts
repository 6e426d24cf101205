import { Injectable } from '@nestjs/common';
import type { PasskeyView } from '@reefdesk/contracts/accounts/views';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited, noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import type { Account } from '../accounts/accounts.ts';
import type { Passkey } from '../accounts/passkey.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { toPasskeyView } from './passkey.mapper.ts';

@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly password: CurrentPassword,
    private readonly passkeys: PasskeysRepository,
    private readonly notices: AccountNotices,
    private readonly rules: AccountRulesRepository,
  ) {}

  /** Creates no version if the name is the same. Throws `passkey_not_found` or `edit_conflict`. */
  rename(caller: Caller, id: string, name: string, expected: number | null): Promise<PasskeyView> {
    return this.signedIn.change(caller, async (user) => {
      const passkey = passkeyOf(user, id);
      if (expected !== null && passkey.version !== expected) throw editConflict(toPasskeyView(passkey));
      if (passkey.name === name) {
        noteUnchanged();
        return toPasskeyView(passkey);
      }
      if (!(await this.passkeys.rename(user._id, passkey, name))) return undefined;
      noteAudited({ before: { passkey: passkey.name }, after: { passkey: name } });
      return toPasskeyView({ ...passkey, name, version: passkey.version + 1 });
    });
  }

  /** Throws `passkey_not_found`, `current_password_incorrect` or `too_many_attempts`. */
  async remove(caller: Caller, id: string, password: string, address: string | undefined): Promise<void> {
    const signedIn = await this.signedIn.require(caller);
    passkeyOf(signedIn.user, id);
    await this.password.require(signedIn, password, address);
    const removed = await this.signedIn.change(caller, async (user) => {
      const passkey = passkeyOf(user, id);
      const isLast = user.passkeys?.length === 1 && user.twoStep?.isAppless === true;
      if (isLast && (await this.rules.lacksTwoStep({ role: user.role }))) throw new AppError('two_step_required');
      if (!(await this.passkeys.remove(user, passkey, isLast))) return undefined;
      if (isLast) await this.notices.notify('two-step-changed', user);
      return passkey;
    });
    noteAudited({ before: { passkey: removed.name }, after: {} });
  }
}

function passkeyOf({ passkeys = [] }: Account, id: string): Passkey {
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new AppError('passkey_not_found');
  return passkey;
}
