import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { BOOKING_EMAIL, readNewsAbout } from '../enquiries/email-kinds.ts';
import { calendarFile } from './booking-calendar.ts';
import { bookingEmailTexts } from './booking-email.texts.ts';
import { BookingFactsReader } from './booking-facts.ts';

/** Email to the guest about an offer or a booking, with a calendar file once places are held (ENQ-26). */
@Injectable()
export class BookingEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly facts: BookingFactsReader,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(BOOKING_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const { bookingId, changeId } = readNewsAbout(email.about);
    const facts = await this.facts.read(bookingId);
    const emailed = facts?.booking.emailedChanges ?? [];
    if (!facts || !emailed.includes(changeId)) return notThereYet(email);
    // A later email says what has become of it.
    if (emailed.at(-1) !== changeId || facts.enquiry.erasedAt) return null;
    const { brand } = await this.site.in(toLanguage(facts.enquiry.language));
    const texts = bookingEmailTexts(facts, brand.name);
    return { ...renderEmail(texts, brand), attachments: calendarFile(facts, brand.name) };
  }
}
