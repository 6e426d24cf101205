import { Controller, Get, Header, Param, Patch, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import { PEOPLE_QUERY, PERSON_EDIT, type PeopleQuery, type PersonEdit } from '@reefdesk/contracts/people/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffService } from '../staff/staff.service.ts';
import { PeopleService } from './people.service.ts';

type PeopleAnswer = Success<PersonView[]> & { invitations: InvitationView[]; next_cursor: string | null };

@Controller('api/users')
@RequireRole('admin')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly staff: StaffService,
    private readonly owner: ActingOwner,
  ) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(@ReadQuery(PEOPLE_QUERY) query: PeopleQuery, @CalledBy() caller: Caller): Promise<PeopleAnswer> {
    await this.owner.of(caller);
    const { people, invitations, nextCursor } = await this.people.list(query);
    return { ...success(people), invitations, next_cursor: nextCursor };
  }

  /** Whether the caller is an owner still is looked at with the change itself. */
  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async change(
    @Param('id') id: string,
    @ReadBody(PERSON_EDIT) edit: PersonEdit,
    @ExpectedVersion() expected: number | null,
    @CalledBy() { actor }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<PersonView>> {
    const changed = await this.staff.change(id, edit, expected, actor?.userId ?? '');
    return versioned(response, toPersonView(changed), 'Saved');
  }
}
