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

  /** Queues the emails before the change is written, so that none is lost. Returns the mark that the change must carry. */
  async queue(seen: BookingDocument, changes: Partial<BookingDocument>): Promise<Pick<BookingDocument, 'emailedVersion'>> {
    if (!isNews(seen, changes)) return {};
    const enquiry = await this.enquiries.find(seen.enquiryId);
    if (!enquiry || enquiry.state === 'spam') return {};
    if (isAccepted({ ...seen, ...changes })) {
      const { brand } = await this.site.in(toLanguage(seen.language));
      if (brand.email) await this.outbox.putAbout(ACCEPTED_EMAIL, brand.email, aboutNext(seen));
    }
    if (!enquiry.email) return {};
    await this.outbox.putAbout(BOOKING_EMAIL, enquiry.email, aboutNext(seen));
    return { emailedVersion: seen.version + 1 };
  }

  /** Removes the emails about a change that was not written. */
  async takeBack(seen: BookingDocument): Promise<void> {
    await this.outbox.forget([aboutNext(seen)]);
  }
}

function aboutNext({ enquiryId, _id, version }: BookingDocument): string {
  return newsAbout({ enquiryId, bookingId: _id, version: version + 1 });
}

function isNews(seen: BookingDocument, changes: Partial<BookingDocument>): boolean {
  if (changes.state === 'completed') return false;
  return NEWS.some((field) => field in changes && String(changes[field]) !== String(seen[field]));
}
