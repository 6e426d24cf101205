import { Injectable } from '@nestjs/common';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import type { PeopleQuery } from '@reefdesk/contracts/people/requests';
import { pageOf, readCursor } from '@reefdesk/service-kit/http/cursor';
import { toInvitationView } from '../invitations/invitation.mapper.ts';
import { InvitationsService } from '../invitations/invitations.service.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffRepository } from '../staff/staff.repository.ts';

const PAGE = 25;

export interface PeoplePage {
  people: PersonView[];
  /** Only on the first page. */
  invitations: InvitationView[];
  nextCursor: string | null;
}

/** List of staff and invitations, for owners. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly invitations: InvitationsService,
  ) {}

  /** Throws `bad_request` for a malformed cursor. */
  async list({ limit = PAGE, cursor }: PeopleQuery): Promise<PeoplePage> {
    const after = readCursor(cursor);
    const found = await this.staff.list(after, limit + 1);
    const { items, nextCursor } = pageOf(found, limit, ({ createdAt: at, _id: id }) => ({ at, id }));
    return {
      people: items.map(toPersonView),
      invitations: after ? [] : (await this.invitations.list()).map(toInvitationView),
      nextCursor,
    };
  }
}
