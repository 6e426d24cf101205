import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { ANSWER_EMAIL, readAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { GuestLinks } from '../guest-page/guest-links.ts';

/** Email with an answer of staff (ENQ-11). */
@Injectable()
export class AnswerEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly bookings: BookingsRepository,
    private readonly links: GuestLinks,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(ANSWER_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const { enquiryId, messageId } = readAbout(email.about);
    const enquiry = await this.enquiries.find(enquiryId);
    const message = enquiry?.messages.find(({ id }) => id === messageId);
    if (!enquiry || !message) return notThereYet(email);
    const language = toLanguage(enquiry.language);
    const { brand } = await this.site.in(language);
    const linkOf = await this.links.now();
    const texts = answerTexts({
      language,
      site: brand.name,
      reference: enquiry.reference,
      subject: message.subject ?? '',
      text: message.text,
      url: linkOf(enquiry, await this.bookings.listOf([enquiryId])),
    });
    return renderEmail(texts, brand);
  }
}

interface AnswerFacts {
  language: Language;
  site: string;
  reference: string;
  subject: string;
  text: string;
  /** Private address of the enquiry; null if its link has ended. */
  url: string | null;
}

interface Wording {
  subject: string;
  heading: string;
  label: string;
  byHand: string;
  note: string;
  shortNote: string;
}

const WORDING: Readonly<Record<Language, (facts: AnswerFacts) => Wording>> = {
  en: ({ site }) => ({
    subject: 'Our answer to your enquiry',
    heading: `${site} answers`,
    label: 'See your enquiry and write back',
    byHand: 'Does the button not work? Copy this address into your browser:',
    note: 'You can answer this letter as well. Whoever has the address of the page can read it; please keep it to yourself.',
    shortNote: 'You can answer this letter.',
  }),
  id: ({ site }) => ({
    subject: 'Jawaban kami atas pertanyaan Anda',
    heading: `Jawaban dari ${site}`,
    label: 'Lihat pertanyaan dan balas',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    note: 'Anda juga bisa membalas surat ini. Siapa pun yang memiliki alamat halaman itu dapat membacanya; mohon jangan dibagikan.',
    shortNote: 'Anda bisa membalas surat ini.',
  }),
  cn: ({ site }) => ({
    subject: '对您咨询的回复',
    heading: `${site} 的回复`,
    label: '查看咨询并回复',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    note: '您也可以直接回复此邮件。任何拥有该页面地址的人都能查看，请勿转发。',
    shortNote: '您可以直接回复此邮件。',
  }),
};

function answerTexts(facts: AnswerFacts): EmailTexts {
  const { language, reference, text, url } = facts;
  const { subject, heading, label, byHand, note, shortNote } = WORDING[language](facts);
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    language,
    subject: withReference(facts.subject || subject, reference),
    preview: paragraphs[0] ?? '',
    heading,
    paragraphs,
    action: url === null ? null : { label, url },
    byHand,
    notes: [url === null ? shortNote : note],
  };
}

function withReference(subject: string, reference: string): string {
  return subject.includes(reference) ? subject : `${subject} [${reference}]`;
}
