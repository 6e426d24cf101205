import { Injectable } from '@nestjs/common';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { peopleIn, toEnquiryView, toWholeView } from './inbox.mapper.ts';

@Injectable()
export class EnquiryViews {
  constructor(
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
