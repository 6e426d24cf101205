import { LANGUAGE_TAGS, type Language, localise, toLanguage } from '@reefdesk/contracts/languages';
import { linesOf } from '@reefdesk/contracts/travels/lines';
import type { EmailTexts } from '@reefdesk/mail/emails';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { isDepositOpen } from '../bookings/preparation.ts';
import type { BookingFacts } from './booking-facts.ts';

type News = 'offered' | 'held' | 'deposit' | 'confirmed' | 'cancelled' | 'changed';

interface Terms {
  /** End of the hold or the offer, in the operator's time zone. */
  until: string;
  deposit: string;
}

interface Wording {
  headings: Readonly<Record<News, string>>;
  leads: Readonly<Record<News, (terms: Terms) => string>>;
  trip: string;
  when: string;
  places: string;
  price: string;
  total: string;
  deposit: string;
  meeting: string;
  bring: string;
  /** If the operator has written nothing about deposits. */
  payLater: string;
  request: string;
  label: string;
  offerLabel: string;
  byHand: string;
  calendar: string;
  note: string;
}

const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    headings: {
      offered: 'Our offer to you',
      held: 'Held for you',
      deposit: 'Held for you until the deposit is paid',
      confirmed: 'Booked',
      cancelled: 'Cancelled',
      changed: 'Your booking has changed',
    },
    leads: {
      offered: ({ until }) => `It is valid until ${until}, our time. One press on its page, and the places are yours.`,
      held: ({ until }) => `We hold the places for you until ${until}, our time.`,
      deposit: ({ until, deposit }) =>
        `We hold the places for you until ${until}, our time. They are yours once the deposit of ${deposit} is paid.`,
      confirmed: () => 'It is settled. We look forward to you.',
      cancelled: () => 'This booking is cancelled. Write to us whenever you like another date.',
      changed: () => 'This is how it stands now.',
    },
    trip: 'Trip',
    when: 'When',
    places: 'Places',
    price: 'Price per person',
    total: 'In all',
    deposit: 'Deposit',
    meeting: 'Where we meet',
    bring: 'What to bring',
    payLater: 'We write to you how to pay it.',
    request: 'Your enquiry',
    label: 'See your booking',
    offerLabel: 'See the offer and accept it',
    byHand: 'Does the button not work? Copy this address into your browser:',
    calendar: 'The attached file puts the trip into your calendar, and brings it up to date there.',
    note: 'Whoever has the address of the page can read it; please keep it to yourself.',
  },
  id: {
    headings: {
      offered: 'Penawaran kami untuk Anda',
      held: 'Disimpan untuk Anda',
      deposit: 'Disimpan untuk Anda sampai uang muka dibayar',
      confirmed: 'Sudah dipesan',
      cancelled: 'Dibatalkan',
      changed: 'Pemesanan Anda berubah',
    },
    leads: {
      offered: ({ until }) => `Berlaku sampai ${until} waktu kami. Cukup satu ketukan di halamannya, dan tempatnya milik Anda.`,
      held: ({ until }) => `Tempatnya kami simpan untuk Anda sampai ${until} waktu kami.`,
      deposit: ({ until, deposit }) =>
        `Tempatnya kami simpan untuk Anda sampai ${until} waktu kami. Tempatnya milik Anda setelah uang muka ${deposit} dibayar.`,
      confirmed: () => 'Semuanya sudah pasti. Sampai jumpa.',
      cancelled: () => 'Pemesanan ini dibatalkan. Tulis kepada kami kapan saja untuk tanggal lain.',
      changed: () => 'Beginilah keadaannya sekarang.',
    },
    trip: 'Perjalanan',
    when: 'Kapan',
    places: 'Tempat',
    price: 'Harga per orang',
    total: 'Total',
    deposit: 'Uang muka',
    meeting: 'Titik temu',
    bring: 'Yang perlu dibawa',
    payLater: 'Cara membayarnya kami kirim kepada Anda.',
    request: 'Pertanyaan Anda',
    label: 'Lihat pemesanan Anda',
    offerLabel: 'Lihat penawaran dan setujui',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    calendar: 'Berkas terlampir memasukkan perjalanan ini ke kalender Anda, dan memperbaruinya di sana.',
    note: 'Siapa pun yang memiliki alamat halaman itu dapat membacanya; mohon jangan dibagikan.',
  },
  cn: {
    headings: {
      offered: '我们给您的报价',
      held: '已为您保留',
      deposit: '已为您保留，等待支付定金',
      confirmed: '预订成功',
      cancelled: '已取消',
      changed: '您的预订有变更',
    },
    leads: {
      offered: ({ until }) => `有效期至 ${until}（我们的时间）。在页面上点一下，名额即归您。`,
      held: ({ until }) => `名额为您保留至 ${until}（我们的时间）。`,
      deposit: ({ until, deposit }) => `名额为您保留至 ${until}（我们的时间）。支付定金 ${deposit} 后名额即归您。`,
      confirmed: () => '一切已确定，期待您的到来。',
      cancelled: () => '此预订已取消。想换个日期，请随时联系我们。',
      changed: () => '目前的安排如下。',
    },
    trip: '行程',
    when: '时间',
    places: '名额',
    price: '每人价格',
    total: '合计',
    deposit: '定金',
    meeting: '集合',
    bring: '请自备',
    payLater: '付款方式我们会另行告知。',
    request: '您的咨询',
    label: '查看您的预订',
    offerLabel: '查看并接受报价',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    calendar: '附件可将行程加入您的日历，并在日历中更新。',
    note: '任何拥有该页面地址的人都能查看，请勿转发。',
  },
};

export function bookingEmailTexts({ booking, enquiry, link, timeZone, preparation, howToPay }: BookingFacts, site: string): EmailTexts {
  const language = toLanguage(enquiry.language);
  const wording = WORDING[language];
  const news = newsOf(booking);
  const { day, moment, idr } = formatsOf(language, timeZone);
  const { seats, price, deposit, date, lastDate = date } = booking;
  const trip = localise(booking.package?.name, language) || booking.package?.slug || '';
  const days = date === lastDate ? day(date) : `${day(date)} – ${day(lastDate)}`;
  const terms: Terms = { until: booking.heldUntil ? moment(booking.heldUntil) : '', deposit: idr(deposit ?? 0) };
  const details = [
    [wording.trip, trip],
    [wording.when, days],
    [wording.places, String(seats)],
    [wording.price, price === null ? '' : idr(price)],
    [wording.total, price === null || seats === 1 ? '' : idr(price * seats)],
    [wording.deposit, deposit ? terms.deposit : ''],
    [
      wording.meeting,
      preparation?.start ? [preparation.start.time, localise(preparation.start.words, language)].filter(Boolean).join(' · ') : '',
    ],
    [wording.bring, linesOf(localise(preparation?.to_bring, language)).join('; ')],
    [wording.request, booking.reference],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const heading = wording.headings[news];
  return {
    language,
    subject: `${[heading, trip || days].join(': ')} (${booking.reference}) – ${site}`,
    preview: [trip, days].filter(Boolean).join(' · '),
    heading,
    paragraphs: [
      wording.leads[news](terms),
      ...(isDepositOpen(booking) ? [localise(howToPay, language) || wording.payLater] : []),
      ...details,
    ],
    action: link === null ? null : { label: booking.state === 'offered' ? wording.offerLabel : wording.label, url: link },
    byHand: wording.byHand,
    notes: [...(booking.state === 'offered' ? [] : [wording.calendar]), ...(link === null ? [] : [wording.note])],
  };
}

/** The new state, or `changed` if only the terms are new. */
function newsOf({ state, deposit, history }: BookingDocument): News {
  const last = history.at(-1)?.at.getTime();
  const isNewState = history.some(({ at, what }) => what === 'booking' && at.getTime() === last);
  if (!isNewState && (state === 'held' || state === 'confirmed')) return 'changed';
  if (state === 'held') return deposit ? 'deposit' : 'held';
  return state === 'offered' || state === 'cancelled' ? state : 'confirmed';
}

function formatsOf(language: Language, timeZone: string) {
  const tag = LANGUAGE_TAGS[language];
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'full' });
  const moment = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const idr = new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  return {
    day: (date: string) => day.format(new Date(`${date}T12:00:00Z`)),
    moment: (at: Date) => moment.format(at),
    idr: (value: number) => idr.format(value),
  };
}
