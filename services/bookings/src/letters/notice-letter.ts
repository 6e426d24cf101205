import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, localise } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, notThereYet } from '@reefdesk/mail/outbox';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { NOTICE_LANGUAGE, NOTICE_LETTER, readAbout } from '../enquiries/letter-kinds.ts';
import { noticeWords } from './notice.words.ts';

const ENQUIRY_PATH = '/admin/enquiries/';

/** Tells the operator that somebody asks, or said something more (ENQ-04). */
@Injectable()
export class NoticeLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
    @Inject(NOTICE_LANGUAGE) private readonly language: Language,
  ) {}

  onModuleInit(): void {
    this.composers.add(NOTICE_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const { enquiryId, messageId } = readAbout(letter.about);
    const enquiry = await this.enquiries.find(enquiryId);
    const message = enquiry?.messages.find(({ id }) => id === (messageId ?? enquiryId));
    if (!enquiry || (messageId && !message)) return notThereYet(letter);
    const { language } = this;
    const { brand, origin } = await this.site.in(language);
    const { reference, name, email, phone, wechat, dates } = enquiry;
    const words = noticeWords({
      language,
      reference,
      name,
      contacts: [email, phone, wechat && `WeChat ${wechat}`].filter((contact): contact is string => Boolean(contact)),
      asked: localise(enquiry.package?.name, language) || (enquiry.package?.slug ?? ''),
      dates: dates.month ?? [dates.from, dates.to].filter(Boolean).join(' – '),
      message: message?.text ?? '',
      isFurther: messageId !== undefined,
      url: `${origin}${ENQUIRY_PATH}${encodeURIComponent(enquiryId)}`,
    });
    return renderLetter(words, brand);
  }
}
