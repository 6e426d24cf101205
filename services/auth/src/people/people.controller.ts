import { Controller } from '@nestjs/common';
import type { StaffView } from '@reefdesk/contracts/bookings/endpoints';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { type PersonView, people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffService } from '../staff/staff.service.ts';
import { PeopleService } from './people.service.ts';

@Controller()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly staff: StaffService,
    private readonly owner: ActingOwner,
  ) {}

  @Endpoint(people.list)
  async list({ query }: Input<typeof people.list>, @CalledBy() caller: Caller): Promise<AnswerOf<typeof people.list>> {
    await this.owner.of(caller);
    const { people: staff, invitations, nextCursor } = await this.people.list(query);
    return { ...success(staff), invitations, next_cursor: nextCursor };
  }

  @Endpoint(people.colleagues)
  async colleagues(): Promise<Success<StaffView[]>> {
    return success(await this.people.colleagues());
  }

  /** The change itself checks that the caller is still an owner. */
  @Endpoint(people.edit)
  async edit({ id, body, expected }: Input<typeof people.edit>, @CalledBy() { actor }: Caller): Promise<Success<PersonView>> {
    return success(toPersonView(await this.staff.change(id, body, expected, actor?.userId ?? '')), 'Saved');
  }
}
