import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { localise, toLanguage } from '@reefdesk/contracts/languages';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, notThereYet } from '@reefdesk/mail/outbox';
import { OPERATOR, type Operator } from '../../operator/operator.ts';
import { EnquiriesRepository } from '../enquiries.repository.ts';
import { statusAddress } from '../enquiry.mapper.ts';
import { RECEIVED_LETTER, readAbout } from './letter-kinds.ts';
import { receivedWords } from './received.words.ts';

/** Tells the guest that the enquiry has come, in the language of the visit (ENQ-04). */
@Injectable()
export class ReceivedLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly enquiries: EnquiriesRepository,
    @Inject(OPERATOR) private readonly operator: Operator,
  ) {}

  onModuleInit(): void {
    this.composers.add(RECEIVED_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const enquiry = await this.enquiries.find(readAbout(letter.about).enquiryId);
    if (!enquiry) return notThereYet(letter);
    const { brand, origin } = this.operator;
    const language = toLanguage(enquiry.language);
    const asked = localise(enquiry.package?.name, language);
    const url = statusAddress(enquiry, origin);
    return renderLetter(receivedWords({ language, site: brand.name, reference: enquiry.reference, asked, url }), brand);
  }
}
