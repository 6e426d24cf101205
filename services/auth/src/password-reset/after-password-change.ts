import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/accounts.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import type { SessionDocument } from '../sessions/session.schema.ts';
import { epochOf } from '../sessions/session.schema.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

export interface RotatedSession {
  secret: string;
  remembered: boolean;
}

@Injectable()
export class AfterPasswordChange {
  constructor(
    private readonly sessions: SessionsService,
    private readonly notices: AccountNotices,
  ) {}

  async endAll(account: Account, userId: string): Promise<void> {
    await this.notices.notify('password-changed', account);
    await this.sessions.endAllOf(userId);
  }

  /** Ends all sessions but this browser's, which gets a new one. `changed` is the account with the new password. */
  async rotate({ remembered, client }: SessionDocument, account: Account, changed: UserDocument | Account): Promise<RotatedSession> {
    await this.notices.notify('password-changed', account);
    const secret = await this.sessions.open({ userId: account._id, epoch: epochOf(changed), remembered, client });
    await this.sessions.endOthersOf(account._id, secret);
    return { secret, remembered };
  }
}
