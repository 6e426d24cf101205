import { Injectable } from '@nestjs/common';
import type { EnquiryLookup } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { EnquiryLimits } from '../intake/enquiry-limits.ts';
import { GuestMessages } from '../intake/guest-messages.ts';
import { typedReference } from '../intake/reference.ts';
import { GuestViews } from './guest-views.ts';
import { OpenEnquiries, type OpenEnquiry } from './open-enquiries.ts';

@Injectable()
export class GuestPageService {
  constructor(
    private readonly open: OpenEnquiries,
    private readonly guests: GuestMessages,
    private readonly limits: EnquiryLimits,
    private readonly views: GuestViews,
  ) {}

  /** Private link. */
  async lookUp({ reference, contact }: EnquiryLookup, address: string | undefined): Promise<string> {
    const known = typedReference(reference);
    await this.limits.takeLookup(known, address);
    return (await this.open.byReference({ reference: known, contact })).link;
  }

  async read(token: string): Promise<EnquiryStatusView> {
    return this.view(await this.open.byToken(token));
  }

  /** Staff get no token, so they cannot write as the guest (ENQ-22). */
  async readAsStaff(id: string): Promise<EnquiryStatusView> {
    return this.view(await this.open.byId(id));
  }

  /** The guest waits for an answer again. Idempotent: a retry adds the message once. */
  async say(token: string, creation: Creation, text: string, address: string | undefined): Promise<EnquiryStatusView> {
    const { enquiry, bookings } = await this.open.byToken(token);
    return this.views.status(await this.guests.add(enquiry, creation, { text, wish: null }, address), bookings);
  }

  private view({ enquiry, bookings }: OpenEnquiry): Promise<EnquiryStatusView> {
    return this.views.status(enquiry, bookings);
  }
}
