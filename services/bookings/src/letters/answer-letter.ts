import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, notThereYet } from '@reefdesk/mail/outbox';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { GuestLinks } from '../guest-page/guest-links.ts';
import { ANSWER_LETTER, readAbout } from '../enquiries/letter-kinds.ts';
import { answerWords } from './answer.words.ts';

/** Brings the guest what staff wrote (ENQ-11). */
@Injectable()
export class AnswerLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
    private readonly links: GuestLinks,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(ANSWER_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const { enquiryId, messageId } = readAbout(letter.about);
    const enquiry = await this.enquiries.find(enquiryId);
    const message = enquiry?.messages.find(({ id }) => id === messageId);
    if (!enquiry || !message) return notThereYet(letter);
    const language = toLanguage(enquiry.language);
    const { brand } = await this.site.in(language);
    const linkOf = await this.links.now();
    const words = answerWords({
      language,
      site: brand.name,
      reference: enquiry.reference,
      subject: message.subject ?? '',
      text: message.text,
      url: linkOf(enquiry, await this.bookings.listOf([enquiryId])),
    });
    return renderLetter(words, brand);
  }
}
