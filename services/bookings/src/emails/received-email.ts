import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { localise, toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { RECEIVED_EMAIL, readAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { statusAddress } from '../enquiries/guest-address.ts';

/** Confirmation email to the guest (ENQ-04). */
@Injectable()
export class ReceivedEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(RECEIVED_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const enquiry = await this.enquiries.find(readAbout(email.about).enquiryId);
    if (!enquiry) return notThereYet(email);
    const language = toLanguage(enquiry.language);
    const { brand, origin } = await this.site.in(language);
    const asked = localise(enquiry.package?.name, language);
    const url = statusAddress(enquiry, origin);
    return renderEmail(
      receivedTexts({ language, site: brand.name, reference: enquiry.reference, asked, waits: enquiry.waitlist === 'waiting', url }),
      brand,
    );
  }
}

interface ReceivedFacts {
  language: Language;
  site: string;
  reference: string;
  /** Name of the travel; empty if there is none. */
  asked: string;
  /** True if the guest waits for places of a full departure (DEP-12). */
  waits: boolean;
  url: string;
}

type Wording = (facts: ReceivedFacts) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

const WORDING: Readonly<Record<Language, Wording>> = {
  en: ({ site, reference, asked, waits }) => ({
    subject: `We have your enquiry ${reference} – ${site}`,
    preview: `${reference}: somebody reads it and answers.`,
    heading: 'Your enquiry has arrived',
    paragraphs: [
      asked ? `Thank you for asking about ${asked}.` : 'Thank you for writing to us.',
      ...(waits ? ['This date is full. You are on its waiting list: we write to you as soon as places are free.'] : []),
      'One of us reads what you wrote and answers you, the way you prefer. Nothing is booked yet, and nothing costs you anything.',
      `Your reference is ${reference}. Tell it to us when you call or write.`,
    ],
    label: 'See your enquiry',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: [
      'The page shows what you sent and what we answered, and takes a further message. Whoever has its address can read it; please keep it to yourself.',
      'You did not write to us? Somebody may have mistyped an address. You can ignore this letter.',
    ],
  }),
  id: ({ site, reference, asked, waits }) => ({
    subject: `Pertanyaan Anda ${reference} sudah kami terima – ${site}`,
    preview: `${reference}: tim kami akan membaca dan menjawabnya.`,
    heading: 'Pertanyaan Anda sudah sampai',
    paragraphs: [
      asked ? `Terima kasih atas minat Anda pada ${asked}.` : 'Terima kasih sudah menghubungi kami.',
      ...(waits ? ['Tanggal ini penuh. Anda ada di daftar tunggu: kami menghubungi Anda begitu ada tempat.'] : []),
      'Salah satu dari kami akan membaca pesan Anda dan menjawab lewat cara yang Anda pilih. Belum ada yang dipesan, dan belum ada biaya apa pun.',
      `Nomor referensi Anda ${reference}. Sebutkan saat Anda menelepon atau menulis kepada kami.`,
    ],
    label: 'Lihat pertanyaan Anda',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: [
      'Halaman itu menampilkan pesan Anda dan jawaban kami, dan Anda bisa menambahkan pesan di sana. Siapa pun yang memiliki alamatnya dapat membacanya; mohon jangan dibagikan.',
      'Bukan Anda yang menulis kepada kami? Mungkin ada yang salah mengetik alamat. Abaikan saja surat ini.',
    ],
  }),
  cn: ({ site, reference, asked, waits }) => ({
    subject: `我们已收到您的咨询 ${reference} – ${site}`,
    preview: `${reference}：我们的同事会阅读并回复您。`,
    heading: '您的咨询已送达',
    paragraphs: [
      asked ? `感谢您咨询“${asked}”。` : '感谢您的来信。',
      ...(waits ? ['该日期已满。您已进入候补名单：一有空位，我们就会联系您。'] : []),
      '我们的同事会阅读您的留言，并按您希望的方式回复。目前还没有预订，也不会产生任何费用。',
      `您的咨询编号是 ${reference}。来电或来信时请告诉我们。`,
    ],
    label: '查看您的咨询',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: [
      '在该页面可以看到您的留言和我们的回复，也可以继续留言。任何拥有此地址的人都能查看，请勿转发。',
      '不是您本人联系的我们？可能有人填错了邮箱，请忽略此邮件。',
    ],
  }),
};

/** The address is not verified, so the email contains no text from the form. */
function receivedTexts(facts: ReceivedFacts): EmailTexts {
  const { label, ...texts } = WORDING[facts.language](facts);
  return { ...texts, language: facts.language, action: { label, url: facts.url } };
}
