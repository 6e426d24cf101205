import { Injectable } from '@nestjs/common';
import type { EnquiryLookup } from '@reefdesk/contracts/enquiries/requests';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryContacts, EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { rejectErased } from '../enquiries/enquiry-changes.ts';
import { GuestLinks } from './guest-links.ts';

const MIN_DIGITS = 7;

export interface OpenEnquiry {
  enquiry: EnquiryDocument;
  bookings: BookingDocument[];
  /** Private address. */
  link: string;
}

/** Enquiries whose private links work. Each method throws `enquiry_not_found` or `enquiry_link_ended`. */
@Injectable()
export class OpenEnquiries {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
    private readonly links: GuestLinks,
  ) {}

  async byToken(token: string): Promise<OpenEnquiry> {
    return this.opened(await this.enquiries.findByToken(token));
  }

  /** The error is the same for an unknown reference and for another contact. */
  async byReference({ reference, contact }: EnquiryLookup): Promise<OpenEnquiry> {
    const enquiry = await this.enquiries.findByReference(reference);
    return this.opened(enquiry && hasContact(enquiry, contact) ? enquiry : null);
  }

  async byId(id: string): Promise<OpenEnquiry> {
    const enquiry = await this.enquiries.find(id);
    if (enquiry) rejectErased(enquiry);
    return this.opened(enquiry);
  }

  private async opened(enquiry: EnquiryDocument | null): Promise<OpenEnquiry> {
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
