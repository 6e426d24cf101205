import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { RightsChanged } from '@reefdesk/contracts/messages/auth.messages';
import type { PersonEdit } from '@reefdesk/contracts/people/requests';
import { noteAudited, noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { UserDocument } from '../accounts/user.schema.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { OwnerTurns } from './owner-turns.ts';
import { toPersonView } from './person.mapper.ts';
import { StaffRepository } from './staff.repository.ts';
import { isActiveOwner, type StaffState, stateAfter, stateOf } from './staff-state.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** Changes of staff by owners (PPL-04, PPL-06). Gateways are notified at once when rights are removed. */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly owners: OwnerTurns,
    private readonly sessions: SessionsService,
    @Inject(MessageBus) private readonly bus: Pick<MessageBus, 'publish'>,
  ) {}

  /**
   * Creates no version if nothing changes. `expected` and `byOwner` are null to skip their checks. Throws `user_not_found`,
   * `edit_conflict`, `validation_failed`, `last_owner` or `forbidden`.
   */
  async change(id: string, edit: PersonEdit, expected: number | null, byOwner: string | null): Promise<UserDocument> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await this.current(id, expected);
      const [before, after] = [stateOf(seen), stateAfter(stateOf(seen), edit)];
      const isSame = isDeepStrictEqual(before, after);
      noteAudited({ id, name: seen.email });
      const changed = isSame ? seen : await this.write(seen, after, byOwner);
      if (changed) {
        if (isSame) noteUnchanged();
        else noteAudited({ before, after });
        await this.notify(id, before, after);
        return changed;
      }
      await sleep(Math.random() * PAUSE_MS);
    }
    throw editConflict(toPersonView(await this.current(id, null)));
  }

  private async current(id: string, expected: number | null): Promise<UserDocument> {
    const user = await this.staff.find(id);
    if (!user) throw new AppError('user_not_found');
    if (expected !== null && user.version !== expected) throw editConflict(toPersonView(user));
    return user;
  }

  private async write(seen: UserDocument, after: StaffState, byOwner: string | null): Promise<UserDocument | null> {
    if (isActiveOwner(stateOf(seen)) && !isActiveOwner(after)) return this.owners.leave(seen, after, byOwner);
    // The token may be seconds older than the end of these rights.
    if (byOwner !== null && !(await this.staff.isActiveOwner(byOwner))) throw new AppError('forbidden');
    return this.staff.change(seen._id, seen.version, after);
  }

  /** Also notifies without a change: a process may have been killed between its write and the notification. */
  private async notify(userId: string, before: StaffState, after: StaffState): Promise<void> {
    if (after.status === 'disabled') await this.sessions.endAllOf(userId);
    else if (!isDeepStrictEqual(before, after)) this.bus.publish(RightsChanged, { userId });
  }
}
