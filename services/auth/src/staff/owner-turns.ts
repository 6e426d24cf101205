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
 * Serialises changes by which an owner leaves, so that two owners cannot leave at once, each relying on the other. The database has no
 * transactions: a request counts the other owners and writes the intended change to one document, over the revision that it read before
 * counting; only then it changes the account. A change that a killed process left is completed by the next request.
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
   * Returns the changed account; null if it has changed since `seen`. Throws `last_owner`, or `forbidden` if `byOwner`, the acting owner,
   * is no longer one (null skips this check).
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

  /** Returns the turn after completing a change that is still open. */
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
