import { Injectable } from '@nestjs/common';
import type { SessionView } from '@reefdesk/contracts/accounts/views';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { SessionDocument } from '../sessions/session.schema.ts';
import { isCurrent } from '../sessions/session.schema.ts';
import { deviceText } from '../sessions/session-client.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';

@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly sessions: SessionsService,
    private readonly password: CurrentPassword,
  ) {}

  /** Sorted by last use, without sessions from before all were ended. */
  async list(caller: Caller): Promise<SessionView[]> {
    const { session, user } = await this.signedIn.require(caller);
    const all = await this.sessions.listOf(user._id);
    return all.filter((one) => isCurrent(one, user)).map((one) => toView(one, one._id === session._id));
  }

  /** Returns true if it was the caller's own session. Throws `not_found`, also for another user's session. */
  async end(caller: Caller, id: string): Promise<boolean> {
    const { session, user } = await this.signedIn.require(caller);
    if (!(await this.sessions.endOneOf(user._id, id))) throw new AppError('not_found');
    return id === session._id;
  }

  /** Throws `current_password_incorrect` or `too_many_attempts`. */
  async endOthers(caller: Caller, password: string, address: string | undefined): Promise<void> {
    const signedIn = await this.signedIn.require(caller);
    await this.password.require(signedIn, password, address);
    await this.sessions.endOthersThan(signedIn.session._id, signedIn.user._id);
  }
}

function toView({ _id, client, createdAt, lastSeenAt }: SessionDocument, isOwn: boolean): SessionView {
  const { browser = '', system = '', network = '' } = client ?? {};
  return {
    session_id: _id,
    device: deviceText({ browser, system }),
    browser,
    system,
    network,
    first_seen_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_current: isOwn,
  };
}
