import { Injectable, type OnModuleInit } from '@nestjs/common';
import { localise, toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, notThereYet } from '@reefdesk/mail/outbox';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { statusAddress } from '../enquiries/guest-address.ts';
import { RECEIVED_LETTER, readAbout } from '../enquiries/letter-kinds.ts';
import { receivedWords } from './received.words.ts';

/** Tells the guest that the enquiry has come, in the language of the visit (ENQ-04). */
@Injectable()
export class ReceivedLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(RECEIVED_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const enquiry = await this.enquiries.find(readAbout(letter.about).enquiryId);
    if (!enquiry) return notThereYet(letter);
    const language = toLanguage(enquiry.language);
    const { brand, origin } = await this.site.in(language);
    const asked = localise(enquiry.package?.name, language);
    const url = statusAddress(enquiry, origin);
    return renderLetter(receivedWords({ language, site: brand.name, reference: enquiry.reference, asked, url }), brand);
  }
}
