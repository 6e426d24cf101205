import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Outbox } from '@reefdesk/mail/outbox';
import { ACCEPTED_EMAIL, BOOKING_EMAIL, newsAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { BookingDocument } from './booking.schema.ts';
import { isAccepted } from './booking-changes.ts';

/** Fields whose changes matter to the guest. */
const NEWS = ['state', 'date', 'lastDate', 'seats', 'price', 'deposit', 'heldUntil'] as const satisfies readonly (keyof BookingDocument)[];

/** Emails about bookings, to their guests (ENQ-26) and to the operator (ENQ-25). */
@Injectable()
export class BookingNews {
  constructor(
    private readonly outbox: Outbox,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
  ) {}

  /**
   * Queues the emails before the change is written, so that none is lost. Returns the field that the change must carry: an email whose change
   * is never written is dropped.
   */
  async queue(seen: BookingDocument, changes: Partial<BookingDocument>): Promise<Pick<BookingDocument, 'emailedChanges'>> {
    if (!isNews(seen, changes)) return {};
    const enquiry = await this.enquiries.find(seen.enquiryId);
    if (!enquiry || enquiry.state === 'spam') return {};
    const changeId = randomUUID();
    const about = newsAbout({ enquiryId: seen.enquiryId, bookingId: seen._id, changeId });
    if (isAccepted({ ...seen, ...changes })) {
      const { brand } = await this.site.in(toLanguage(seen.language));
      if (brand.email) await this.outbox.putAbout(ACCEPTED_EMAIL, brand.email, about);
    }
    if (enquiry.email) await this.outbox.putAbout(BOOKING_EMAIL, enquiry.email, about);
    return { emailedChanges: [...(seen.emailedChanges ?? []), changeId] };
  }
}

function isNews(seen: BookingDocument, changes: Partial<BookingDocument>): boolean {
  if (changes.state === 'completed') return false;
  return NEWS.some((field) => field in changes && String(changes[field]) !== String(seen[field]));
}
