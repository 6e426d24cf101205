import { Injectable } from '@nestjs/common';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people';
import type { PeopleQuery } from '@reefdesk/contracts/requests/people.requests';
import { toInvitationView } from '../invitations/invitation.mapper.ts';
import { InvitationsService } from '../invitations/invitations.service.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import { placeAfter, readCursor } from './cursor.ts';

const PAGE = 25;

export interface PeoplePage {
  people: PersonView[];
  /** With the first page. */
  invitations: InvitationView[];
  nextCursor: string | null;
}

/** Who there is, for owners. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly invitations: InvitationsService,
  ) {}

  /** Throws `bad_request` for a cursor that is none of ours. */
  async list({ limit = PAGE, cursor }: PeopleQuery): Promise<PeoplePage> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const found = await this.staff.list(after, limit + 1);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      people: shown.map(toPersonView),
      invitations: after ? [] : (await this.invitations.list()).map(toInvitationView),
      nextCursor: last ? placeAfter(last) : null,
    };
  }
}
