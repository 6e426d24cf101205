import { Injectable } from '@nestjs/common';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { Outbox } from '@reefdesk/mail/outbox';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { peopleIn, toEnquiryView, toWholeView } from './inbox.mapper.ts';
import type { EnquiryDocument, ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import { answerAbout } from '../enquiries/letter-kinds.ts';

/** Enquiries as staff see them, with the names of people and the delivery state of emails. */
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
    const things = [enquiry._id, ...enquiry.messages.map(({ id }) => answerAbout(enquiry._id, id))];
    const [bookings, letters] = await Promise.all([this.bookings.listOf([enquiry._id]), this.outbox.about(things)]);
    const bookers = bookings.flatMap(({ history }) => history.map(({ by }) => by));
    const people = await this.people.namesOf([...peopleIn(enquiry), ...bookers]);
    return toWholeView(enquiry, { people, letters, bookings });
  }
}
