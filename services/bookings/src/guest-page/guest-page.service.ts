import { Injectable } from '@nestjs/common';
import type { EnquiryLookup } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryContacts, EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { rejectErased } from '../enquiries/enquiry-changes.ts';
import { EnquiryLimits } from '../intake/enquiry-limits.ts';
import { GuestMessages } from '../intake/guest-messages.ts';
import { typedReference } from '../intake/reference.ts';
import { GuestLinks } from './guest-links.ts';
import { toStatusView } from './guest-page.mapper.ts';

const MIN_DIGITS = 7;

export interface OpenedEnquiry {
  enquiry: EnquiryDocument;
  bookings: BookingDocument[];
  /** Private address. */
  link: string;
}

@Injectable()
export class GuestPageService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
    private readonly guests: GuestMessages,
    private readonly links: GuestLinks,
    private readonly limits: EnquiryLimits,
  ) {}

  /** Private link. Throws `enquiry_not_found` for an unknown reference and for another contact alike, or `enquiry_link_ended`. */
  async lookUp({ reference, contact }: EnquiryLookup, address: string | undefined): Promise<string> {
    const known = typedReference(reference);
    await this.limits.takeLookup(known, address);
    const enquiry = await this.enquiries.findByReference(known);
    return (await this.opened(enquiry && hasContact(enquiry, contact) ? enquiry : null)).link;
  }

  async read(token: string): Promise<EnquiryStatusView> {
    return this.view(await this.enquiries.findByToken(token));
  }

  /** Staff get no token, so they cannot write as the guest (ENQ-22). */
  async readAsStaff(id: string): Promise<EnquiryStatusView> {
    const enquiry = await this.enquiries.find(id);
    if (enquiry) rejectErased(enquiry);
    return this.view(enquiry);
  }

  /** The guest waits for an answer again. Idempotent: a retry adds the message once. */
  async say(token: string, creation: Creation, text: string, address: string | undefined): Promise<EnquiryStatusView> {
    const { enquiry, bookings } = await this.open(token);
    return toStatusView(await this.guests.add(enquiry, creation, { text, wish: null }, address), bookings);
  }

  /** Throws `enquiry_not_found` or `enquiry_link_ended`. */
  async open(token: string): Promise<OpenedEnquiry> {
    return this.opened(await this.enquiries.findByToken(token));
  }

  private async view(found: EnquiryDocument | null): Promise<EnquiryStatusView> {
    const { enquiry, bookings } = await this.opened(found);
    return toStatusView(enquiry, bookings);
  }

  /** Every use of the page calls it. Throws `enquiry_not_found` or `enquiry_link_ended`. */
  private async opened(enquiry: EnquiryDocument | null): Promise<OpenedEnquiry> {
    if (!enquiry) throw new AppError('enquiry_not_found');
    const bookings = await this.bookings.listOf([enquiry._id]);
    const link = (await this.links.now())(enquiry, bookings);
    if (link === null) throw new AppError('enquiry_link_ended');
    return { enquiry, bookings, link };
  }
}

/** A phone number also matches without its country code. */
function hasContact({ email, phone, wechat }: EnquiryContacts, typed: string): boolean {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = digits.length >= MIN_DIGITS && phone?.replace(/\D/g, '').endsWith(digits) === true;
  return isPhone || email === normaliseEmail(typed) || wechat?.toLowerCase() === typed.toLowerCase();
}
