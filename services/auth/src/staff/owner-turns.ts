import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { currentTrail } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { StaffRepository } from './staff.repository.ts';
import { type StaffState, stateOf } from './staff-state.ts';
import type { OwnerLeave, StaffTurnDocument } from './staff-turns.repository.ts';
import { StaffTurnsRepository } from './staff-turns.repository.ts';

/**
 * Serialises changes by which an owner leaves, without transactions, so that two owners cannot leave at once. A request counts the others,
 * stores the intended change in one document over the revision that it read, and then changes the account. The next request completes it.
 */
@Injectable()
export class OwnerTurns implements OnApplicationBootstrap {
  constructor(
    private readonly staff: StaffRepository,
    private readonly turns: StaffTurnsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.settled();
  }

  /**
   * Returns null if the account has changed. Throws `last_owner`, or `forbidden` if `byOwner` is no longer an owner (null skips the check).
   */
  async leave(seen: UserDocument, state: StaffState, byOwner: string | null): Promise<UserDocument | null> {
    const changedIn = currentTrail()?.id;
    const leave: OwnerLeave = { userId: seen._id, version: seen.version, state, ...(changedIn !== undefined && { changedIn }) };
    for (;;) {
      const { revision } = await this.settled();
      if (!(await this.staff.hasOtherActiveOwner(seen._id))) throw new AppError('last_owner');
      if (byOwner !== null && !(await this.staff.isActiveOwner(byOwner))) throw new AppError('forbidden');
      if (await this.turns.begin(revision, leave))
        return this.finish(revision + 1, leave, await this.staff.change(leave.userId, leave.version, state));
    }
  }

  /** Completes an open change before it returns the turn. */
  private async settled(): Promise<StaffTurnDocument> {
    for (;;) {
      const turn = await this.turns.read();
      if (!turn.leave) return turn;
      const { userId, version, state, changedIn } = turn.leave;
      await this.finish(turn.revision, turn.leave, await this.staff.finishChange(userId, version, state, changedIn));
    }
  }

  private async finish(
    revision: number,
    { userId, version, state }: OwnerLeave,
    changed: UserDocument | null,
  ): Promise<UserDocument | null> {
    await this.turns.end(revision);
    if (changed) return changed;
    // Another process may have made the change.
    const now = await this.staff.find(userId);
    return now && now.version > version && isDeepStrictEqual(stateOf(now), state) ? now : null;
  }
}
