import { Injectable } from '@nestjs/common';
import type { GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { toTakenView } from '../bookings/booking.mapper.ts';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { stateForGuest, toWholeMessage } from '../enquiries/enquiry.mapper.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';

/** A NATS message holds at most 1 MB; half of it leaves room for one more message. */
const PAGE_BYTES = 512 * 1_024;
const BATCH = 20;

/** Export of a guest's enquiries (PPL-11) without internal notes and tags of staff. */
@Injectable()
export class GuestEnquiries {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
  ) {}

  async list(email: string, cursor: string | null): Promise<{ enquiries: GuestEnquiryView[]; next_cursor: string | null }> {
    const [from = '', skipped = '0'] = (cursor ?? '').split('/');
    const found = await this.enquiries.listOfGuest(email, { from, limit: BATCH });
    const bookings = await this.bookings.listOf(found.map(({ _id }) => _id));
    const sections: GuestEnquiryView[] = [];
    let bytes = 0;
    for (const enquiry of found) {
      const { messages, ...head } = toGuestEnquiry(
        enquiry,
        bookings.filter(({ enquiryId }) => enquiryId === enquiry._id),
      );
      const section: GuestEnquiryView = { ...head, messages: [] };
      const begin = enquiry._id === from ? Number(skipped) : 0;
      bytes += sizeOf(head);
      for (const [at, message] of messages.entries()) {
        if (at < begin) continue;
        if (bytes >= PAGE_BYTES) return { enquiries: [...sections, section], next_cursor: `${enquiry._id}/${at}` };
        section.messages.push(message);
        bytes += sizeOf(message);
      }
      sections.push(section);
    }
    const last = found.length === BATCH ? found.at(-1) : undefined;
    // The next part starts with the last enquiry, which has no more messages.
    return { enquiries: sections, next_cursor: last ? `${last._id}/${last.messages.length}` : null };
  }
}

function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function toGuestEnquiry(enquiry: EnquiryDocument, bookings: readonly BookingDocument[]): GuestEnquiryView {
  const { reference, createdAt, name, email, phone, wechat, language, dates, party, certification } = enquiry;
  return {
    reference,
    state: stateForGuest(enquiry, bookings),
    sent_at: createdAt.toISOString(),
    name,
    email,
    phone,
    wechat,
    preferred_channel: enquiry.preferredChannel,
    language,
    package: enquiry.package,
    dates,
    party,
    certification,
    bookings: bookings.map(toTakenView),
    messages: enquiry.messages.map(toWholeMessage),
  };
}
