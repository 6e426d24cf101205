import { Controller } from '@nestjs/common';
import type { GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { EraseGuest, ListGuestEnquiries } from '@reefdesk/contracts/messages/bookings.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ErasureService } from '../erasure/erasure.service.ts';
import { GuestEnquiries } from './guest-enquiries.ts';

/** Asked by auth alone, which knows whose an address is; the NATS permissions let nobody else. */
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
