import { Injectable } from '@nestjs/common';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { StaffRepository } from './staff.repository.ts';
import { isActiveOwner, stateOf } from './staff-state.ts';

/** The acting owner, read again because a token may be seconds older than the end of these rights. */
@Injectable()
export class ActingOwner {
  constructor(private readonly staff: StaffRepository) {}

  /** Throws `forbidden` if the user is no longer an owner. */
  async of({ actor }: Caller): Promise<UserDocument> {
    const user = actor && (await this.staff.find(actor.userId));
    if (!user || !isActiveOwner(stateOf(user))) throw new AppError('forbidden');
    return user;
  }
}
