import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { noteAudited, noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { toUserView } from '../accounts/user.mapper.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 20;

@Injectable()
export class OwnNameService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly accounts: Accounts,
  ) {}

  /** Creates no version if the name is the same. Throws `edit_conflict`. */
  async rename(caller: Caller, fullname: string, expected: number | null): Promise<Account> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { user } = await this.signedIn.require(caller);
      if (expected !== null && user.version !== expected) throw editConflict(toUserView(user));
      const isNamedSo = user.fullname === fullname && user.name === fullname;
      const renamed = isNamedSo ? user : await this.accounts.rename(user, fullname);
      if (isNamedSo) noteUnchanged();
      else if (renamed) noteAudited({ before: { name: user.fullname }, after: { name: fullname } });
      if (renamed) return renamed;
      await sleep(Math.random() * PAUSE_MS);
    }
    throw editConflict(await this.signedIn.me(caller));
  }
}
