import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { currentTrail } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../users/user.schema.ts';
import { StaffRepository } from './staff.repository.ts';
import { type StaffState, stateOf } from './staff-state.ts';
import type { OwnerLeave, StaffTurnDocument } from './staff-turn.schema.ts';
import { StaffTurnsRepository } from './staff-turns.repository.ts';

/**
 * Owners leave one after the other, so that never two leave each relying on the other to stay. The database has no transactions:
 * who wants to take an owner away counts the others, and writes what is to happen into one document, over the revision that they
 * read before counting. Only then the account is changed. Whoever finds a change that somebody was killed over makes it first.
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
   * The account of an owner in its new state; null when it was changed since it was `seen`. Throws `last_owner`, and then
   * `forbidden` where `byOwner`, who wants it, is no owner any more (null: nobody whose rights count).
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

  /** The turn as it is when nothing is left to be done of the one before. */
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
    // Somebody may have made it before us.
    const now = await this.staff.find(userId);
    return now && now.version > version && isDeepStrictEqual(stateOf(now), state) ? now : null;
  }
}
