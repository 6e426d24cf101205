import { Controller } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryWholeView, GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { EraseGuest, ListGuestEnquiries } from '@reefdesk/contracts/messages/bookings.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { EnquiryViews } from '../inbox/enquiry-views.ts';
import { CallingActor } from '../people/calling-actor.ts';
import { ErasureService } from './erasure.service.ts';
import { GuestEnquiries } from './guest-enquiries.ts';

/** Used by auth, which verifies addresses; the NATS permissions exclude all others. */
@Controller()
export class GuestsMessagesController {
  constructor(
    private readonly guests: GuestEnquiries,
    private readonly erasure: ErasureService,
  ) {}

  @HandleMessage(ListGuestEnquiries)
  list({
    email,
    cursor,
  }: {
    email: string;
    cursor: string | null;
  }): Promise<{ enquiries: GuestEnquiryView[]; next_cursor: string | null }> {
    return this.guests.list(email, cursor);
  }

  @HandleMessage(EraseGuest)
  async erase({ email, before }: { email: string; before: string }): Promise<{ is_done: boolean }> {
    return { is_done: await this.erasure.eraseGuest(email, new Date(before)) };
  }
}

@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: ErasureService,
    private readonly views: EnquiryViews,
  ) {}

  @Endpoint(enquiries.erase)
  async erase({ id }: Input<typeof enquiries.erase>, @CallingActor() actor: Actor): Promise<Success<EnquiryWholeView>> {
    return success(await this.views.whole(await this.erasure.erase(id, actor)), 'Personal data erased');
  }
}
