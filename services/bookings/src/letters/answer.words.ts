import type { Language } from '@reefdesk/contracts/languages';
import type { LetterWords } from '@reefdesk/mail/letters';

export interface AnswerFacts {
  language: Language;
  /** Of the operator. */
  site: string;
  reference: string;
  /** Empty: one is made. */
  subject: string;
  text: string;
  /** Private: the page of the enquiry; null if its link has ended. */
  url: string | null;
}

interface Wording {
  subject: string;
  heading: string;
  label: string;
  byHand: string;
  note: string;
  /** Without a page. */
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

/** What staff wrote, in the language of the guest's visit around it; the reference stands in the subject (ENQ-11). */
export function answerWords(facts: AnswerFacts): LetterWords {
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
