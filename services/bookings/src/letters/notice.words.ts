import type { Language } from '@reefdesk/contracts/languages';
import type { LetterWords } from '@reefdesk/mail/letters';

export interface NoticeFacts {
  language: Language;
  reference: string;
  name: string;
  /** How the guest can be answered, ready to read. */
  contacts: readonly string[];
  asked: string;
  /** When they would come, as it was written. */
  dates: string;
  message: string;
  /** It is something more about an enquiry of before. */
  isFurther: boolean;
  /** Of the enquiry in the back office. */
  url: string;
}

interface Wording {
  subject(facts: NoticeFacts): string;
  heading(facts: NoticeFacts): string;
  contact: string;
  asked: string;
  dates: string;
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
    label: '在后台回复',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    note: '网站每收到一条咨询，都会向运营方发送此邮件。',
  },
};

/** To the operator: who asks, what, and how to answer. */
export function noticeWords(facts: NoticeFacts): LetterWords {
  const { language, contacts, asked, dates, message, url } = facts;
  const wording = WORDING[language];
  const told = [
    [wording.asked, asked],
    [wording.dates, dates],
    [wording.contact, contacts.join(' · ')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    language,
    subject: wording.subject(facts),
    preview: message || told.join(' · '),
    heading: wording.heading(facts),
    paragraphs: [...told, ...message.split(/\n+/).filter(Boolean)],
    action: { label: wording.label, url },
    byHand: wording.byHand,
    notes: [wording.note],
  };
}
