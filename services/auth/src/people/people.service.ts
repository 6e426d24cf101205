import { Injectable } from '@nestjs/common';
import { AREAS, staffOf } from '@reefdesk/contracts/access';
import type { StaffView } from '@reefdesk/contracts/bookings/endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import type { PeopleQuery } from '@reefdesk/contracts/people/requests';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import { toInvitationView } from './invitation.mapper.ts';
import { InvitationsService } from './invitations.service.ts';

export interface PeoplePage {
  people: PersonView[];
  invitations: InvitationView[];
  nextCursor: string | null;
}

@Injectable()
export class PeopleService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly invitations: InvitationsService,
  ) {}

  /** Throws `bad_request` for a malformed cursor. */
  async list(query: PeopleQuery): Promise<PeoplePage> {
    const { items, nextCursor } = await this.staff.list(query);
    return {
      people: items.map(toPersonView),
      invitations: query.cursor ? [] : (await this.invitations.list()).map(toInvitationView),
      nextCursor,
    };
  }

  /** Active staff who may answer enquiries. */
  async colleagues(): Promise<StaffView[]> {
    const staff = await this.staff.listActive(staffOf(AREAS.enquiries), LIMITS.colleagues);
    return staff.map(({ _id, fullname }) => ({ user_id: _id, name: fullname }));
  }
}
