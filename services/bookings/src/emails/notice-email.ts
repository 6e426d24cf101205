import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, localise } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { NOTICE_EMAIL, NOTICE_LANGUAGE, readAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';

const ENQUIRY_PATH = '/admin/enquiries/';

/** Email to the operator about a new enquiry or message (ENQ-04). */
@Injectable()
export class NoticeEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
    @Inject(NOTICE_LANGUAGE) private readonly language: Language,
  ) {}

  onModuleInit(): void {
    this.composers.add(NOTICE_EMAIL, (mail) => this.compose(mail));
  }

  private async compose(mail: EmailDocument): Promise<EmailContent | null> {
    const { enquiryId, messageId } = readAbout(mail.about);
    const enquiry = await this.enquiries.find(enquiryId);
    const message = enquiry?.messages.find(({ id }) => id === (messageId ?? enquiryId));
    if (!enquiry || (messageId && !message)) return notThereYet(mail);
    const { language } = this;
    const { brand, origin } = await this.site.in(language);
    const { reference, name, email, phone, wechat, dates, party, waitlist } = enquiry;
    const texts = noticeTexts({
      language,
      reference,
      name,
      contacts: [email, phone, wechat && `WeChat ${wechat}`].filter((contact): contact is string => Boolean(contact)),
      asked: localise(enquiry.package?.name, language) || (enquiry.package?.slug ?? ''),
      dates: dates.month ?? [...new Set([dates.from, dates.to])].filter(Boolean).join(' – '),
      waits: waitlist === 'waiting',
      party,
      message: message?.text ?? '',
      isFurther: messageId !== undefined,
      url: `${origin}${ENQUIRY_PATH}${encodeURIComponent(enquiryId)}`,
    });
    return renderEmail(texts, brand);
  }
}

interface NoticeFacts {
  language: Language;
  reference: string;
  name: string;
  contacts: readonly string[];
  asked: string;
  /** Wished dates, as the guest wrote them. */
  dates: string;
  /** True if the guest waits for places of a full departure (DEP-12). */
  waits: boolean;
  party: EnquiryDocument['party'];
  message: string;
  isFurther: boolean;
  url: string;
}

interface Wording {
  subject(facts: NoticeFacts): string;
  heading(facts: NoticeFacts): string;
  contact: string;
  asked: string;
  dates: string;
  waits: string;
  party: Readonly<Record<keyof EnquiryDocument['party'], string>>;
  label: string;
  byHand: string;
  note: string;
}

const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    subject: ({ reference, name, isFurther }) =>
      isFurther ? `${reference}: ${name} wrote again` : `New enquiry ${reference} from ${name}`,
    heading: ({ name, isFurther }) => (isFurther ? `${name} wrote again` : `${name} asks`),
    contact: 'To be answered by',
    asked: 'About',
    dates: 'When',
    waits: 'waiting list',
    party: { divers: 'Divers', guests: 'Non-divers', children: 'Children' },
    label: 'Answer in the back office',
    byHand: 'Does the button not work? Copy this address into your browser:',
    note: 'This letter goes to the operator for each enquiry from the website.',
  },
  id: {
    subject: ({ reference, name, isFurther }) =>
      isFurther ? `${reference}: ${name} menulis lagi` : `Pertanyaan baru ${reference} dari ${name}`,
    heading: ({ name, isFurther }) => (isFurther ? `${name} menulis lagi` : `${name} bertanya`),
    contact: 'Jawab lewat',
    asked: 'Tentang',
    dates: 'Kapan',
    waits: 'daftar tunggu',
    party: { divers: 'Penyelam', guests: 'Bukan penyelam', children: 'Anak-anak' },
    label: 'Jawab di back office',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    note: 'Surat ini dikirim kepada operator untuk setiap pertanyaan dari situs.',
  },
  cn: {
    subject: ({ reference, name, isFurther }) => (isFurther ? `${reference}：${name} 再次留言` : `新咨询 ${reference}，来自 ${name}`),
    heading: ({ name, isFurther }) => (isFurther ? `${name} 再次留言` : `${name} 的咨询`),
    contact: '回复方式',
    asked: '咨询内容',
    dates: '时间',
    waits: '候补',
    party: { divers: '潜水', guests: '不潜水', children: '儿童' },
    label: '在后台回复',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    note: '网站每收到一条咨询，都会向运营方发送此邮件。',
  },
};

function noticeTexts(facts: NoticeFacts): EmailTexts {
  const { language, contacts, asked, dates, waits, party, message, url } = facts;
  const wording = WORDING[language];
  const details = [
    [wording.asked, asked],
    [wording.dates, [dates, waits && wording.waits].filter(Boolean).join(' · ')],
    ...(['divers', 'guests', 'children'] as const).map((kind) => [wording.party[kind], party[kind]]),
    [wording.contact, contacts.join(' · ')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    language,
    subject: wording.subject(facts),
    preview: message || details.join(' · '),
    heading: wording.heading(facts),
    paragraphs: [...details, ...message.split(/\n+/).filter(Boolean)],
    action: { label: wording.label, url },
    byHand: wording.byHand,
    notes: [wording.note],
  };
}
