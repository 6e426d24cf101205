import { Injectable } from '@nestjs/common';
import type { Holder } from '../accounts/holders.ts';
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

  async endAll(holder: Holder, userId: string): Promise<void> {
    await this.notices.tell('password-changed', holder);
    await this.sessions.endAllOf(userId);
  }

  /** Ends all sessions but this browser's, which gets a new one. `changed` is the account with the new password. */
  async rotate({ remembered, client }: SessionDocument, holder: Holder, changed: UserDocument | Holder): Promise<RotatedSession> {
    await this.notices.tell('password-changed', holder);
    const secret = await this.sessions.open({ userId: holder._id, epoch: epochOf(changed), remembered, client });
    await this.sessions.endOthersOf(holder._id, secret);
    return { secret, remembered };
  }
}
