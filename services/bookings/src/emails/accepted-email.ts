import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, localise } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type EmailContent, type EmailTexts, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { ACCEPTED_EMAIL, NOTICE_LANGUAGE, readNewsAbout } from '../enquiries/email-kinds.ts';
import { BookingFactsReader } from './booking-facts.ts';

/** Email to the operator about an offer that its guest has accepted (ENQ-25). */
@Injectable()
export class AcceptedEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly facts: BookingFactsReader,
    private readonly site: CurrentSite,
    @Inject(NOTICE_LANGUAGE) private readonly language: Language,
  ) {}

  onModuleInit(): void {
    this.composers.add(ACCEPTED_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const { bookingId, changeId } = readNewsAbout(email.about);
    const facts = await this.facts.read(bookingId);
    if (!facts?.booking.emailedChanges?.includes(changeId)) return notThereYet(email);
    const { enquiry, booking } = facts;
    const { language } = this;
    const { brand, origin } = await this.site.in(language);
    const { date, lastDate = date, seats, state, reference } = booking;
    const texts = acceptedTexts(language, {
      reference,
      name: enquiry.name,
      trip: localise(booking.package?.name, language) || (booking.package?.slug ?? ''),
      days: [...new Set([date, lastDate])].join(' – '),
      seats,
      isHeld: state === 'held',
      url: `${origin}/admin/enquiries/${encodeURIComponent(enquiry._id)}`,
    });
    return renderEmail(texts, brand);
  }
}

interface AcceptedFacts {
  reference: string;
  name: string;
  /** Name of the travel; empty if there is none. */
  trip: string;
  days: string;
  seats: number;
  /** True if the booking waits for its deposit. */
  isHeld: boolean;
  url: string;
}

interface Wording {
  heading: (name: string) => string;
  trip: string;
  when: string;
  places: string;
  held: string;
  booked: string;
  label: string;
  byHand: string;
}

const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    heading: (name) => `${name} accepts your offer`,
    trip: 'Trip',
    when: 'When',
    places: 'Places',
    held: 'The places are held until the deposit is paid.',
    booked: 'The booking is confirmed.',
    label: 'Open it in the back office',
    byHand: 'Does the button not work? Copy this address into your browser:',
  },
  id: {
    heading: (name) => `${name} menerima penawaran Anda`,
    trip: 'Perjalanan',
    when: 'Kapan',
    places: 'Tempat',
    held: 'Tempatnya ditahan sampai uang muka dibayar.',
    booked: 'Pemesanan sudah dikonfirmasi.',
    label: 'Buka di back office',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
  },
  cn: {
    heading: (name) => `${name} 接受了您的报价`,
    trip: '行程',
    when: '时间',
    places: '名额',
    held: '名额已保留，等待支付定金。',
    booked: '预订已确认。',
    label: '在后台打开',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
  },
};

function acceptedTexts(language: Language, { reference, name, trip, days, seats, isHeld, url }: AcceptedFacts): EmailTexts {
  const wording = WORDING[language];
  const heading = wording.heading(name || reference);
  const details = [
    [wording.trip, trip],
    [wording.when, days],
    [wording.places, String(seats)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    language,
    subject: `${reference}: ${heading}`,
    preview: details.join(' · '),
    heading,
    paragraphs: [isHeld ? wording.held : wording.booked, ...details],
    action: { label: wording.label, url },
    byHand: wording.byHand,
    notes: [],
  };
}
