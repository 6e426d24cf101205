import { Injectable } from '@nestjs/common';
import type { UndeliveredView } from '@reefdesk/contracts/departures/today.endpoints';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { ENQUIRY_EMAILS, readAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { isWritten, peopleIn, toEnquiryView, toUndelivered, toWholeView } from './inbox.mapper.ts';

@Injectable()
export class EnquiryViews {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
    private readonly people: PeopleDirectory,
    private readonly outbox: Outbox,
  ) {}

  async listed(enquiries: readonly ListedEnquiry[]): Promise<EnquiryView[]> {
    const people = await this.people.namesOf(enquiries.flatMap(peopleIn));
    return enquiries.map((enquiry) => toEnquiryView(enquiry, people));
  }

  async whole(enquiry: EnquiryDocument): Promise<EnquiryWholeView> {
    const [bookings, emails] = await Promise.all([this.bookings.listOf([enquiry._id]), this.outbox.about(enquiry._id)]);
    const bookers = bookings.flatMap(({ history }) => history.map(({ by }) => by));
    const people = await this.people.namesOf([...peopleIn(enquiry), ...bookers]);
    return toWholeView(enquiry, { people, emails, bookings });
  }

  /** Emails that could not be delivered so far, newest first, with their enquiries. */
  async undelivered(limit: number): Promise<UndeliveredView[]> {
    const emails = await this.outbox.troubled(ENQUIRY_EMAILS, limit);
    const ids = emails.map(({ about }) => readAbout(about).enquiryId);
    const [enquiries, bookings] = await Promise.all([this.enquiries.listByIds(ids), this.bookings.listOf(ids)]);
    return emails.flatMap((email) => {
      const enquiry = enquiries.get(readAbout(email.about).enquiryId);
      if (!enquiry || !isWritten(email, bookings)) return [];
      return [{ enquiry_id: enquiry._id, reference: enquiry.reference, name: enquiry.name, email: toUndelivered(email) }];
    });
  }
}

@Injectable()
export class InboxEdits extends VersionedEdits<EnquiryDocument> {
  constructor(enquiries: EnquiriesRepository, views: EnquiryViews, bus: MessageBus) {
    super({
      store: enquiries,
      view: (enquiry) => views.whole(enquiry),
      announce: () => bus.publish(EnquiriesChanged, {}),
      missing: 'enquiry_not_found',
    });
  }
}
