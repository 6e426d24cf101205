import { type Language, localise } from '@reefdesk/contracts/languages';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import type { ListedDeparture } from '../departures/departure.schema.ts';
import { type DescribedTravel, lastDateOf } from '../travels/travel-names.ts';

export interface Agenda {
  operator: string;
  timeZone: string;
  language: Language;
  departures: readonly ListedDeparture[];
  /** Without cancelled ones. */
  bookings: readonly BookingDocument[];
  /** Keyed by slug. */
  travels: ReadonlyMap<string, DescribedTravel>;
  /** Names of guests by enquiry id. */
  names: ReadonlyMap<string, string>;
}

/** Refresh interval that calendar apps are asked to use. */
const LOOK_AGAIN_SECONDS = 3_600;

/** Each departure is one event of whole days. Timestamps come from the records, so the ETag changes only with the data. */
export function writeCalendar({ operator, timeZone, language, departures, bookings, travels, names }: Agenda): string {
  const texts = CALENDAR_TEXTS[language];
  const calendar = ical({
    name: texts.title(operator),
    prodId: { company: 'Reefdesk', product: 'Departures', language: language === 'cn' ? 'ZH' : language.toUpperCase() },
    ttl: LOOK_AGAIN_SECONDS,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  const lineOf = ({ reference, enquiryId, seats, state }: BookingDocument) =>
    [reference, names.get(enquiryId) || texts.erased, texts.places(seats), state === 'held' && texts.held].filter(Boolean).join(' · ');
  const planned = new Set(departures.map(({ _id }) => _id));
  for (const departure of departures) {
    const own = bookings.filter(({ departureId }) => departureId === departure._id);
    const name = localise(travels.get(departure.package)?.name ?? own[0]?.package?.name, language) || departure.package;
    const sold = texts.sold(departure.seats - departure.left, departure.seats);
    const changedAt = latest([departure.updatedAt, ...own.map(({ updatedAt }) => updatedAt)]);
    calendar.createEvent({
      id: `departure-${departure._id}@reefdesk`,
      ...wholeDays(departure.date, lastDateOf(travels.get(departure.package), departure.date)),
      summary: [name, sold, departure.setting === 'closed' && texts.closed].filter(Boolean).join(' · '),
      description: own.length > 0 ? own.map(lineOf).join('\n') : texts.nobody,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: changedAt,
      lastModified: changedAt,
    });
  }
  for (const booking of bookings.filter(({ departureId }) => departureId === null || !planned.has(departureId))) {
    calendar.createEvent({
      id: `booking-${booking._id}@reefdesk`,
      ...wholeDays(booking.date, booking.lastDate),
      summary: [localise(booking.package?.name, language) || texts.freeDate, names.get(booking.enquiryId) || texts.erased].join(' · '),
      description: lineOf(booking),
      status: booking.state === 'held' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: booking.updatedAt,
      lastModified: booking.updatedAt,
    });
  }
  return calendar.toString();
}

/** All-day events have no time zone, so every reader sees the same days. `end` is exclusive. */
export function wholeDays(first: string, last = first): { allDay: true; start: Date; end: Date } {
  return { allDay: true, start: new Date(`${first}T00:00:00Z`), end: new Date(`${addDays(last, 1)}T00:00:00Z`) };
}

function latest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

interface CalendarTexts {
  title: (operator: string) => string;
  places: (seats: number) => string;
  sold: (booked: number, seats: number) => string;
  closed: string;
  held: string;
  freeDate: string;
  erased: string;
  nobody: string;
}

const CALENDAR_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    title: (operator) => `${operator}: departures`,
    places: (seats) => (seats === 1 ? '1 place' : `${seats} places`),
    sold: (booked, seats) => `${booked} of ${seats} places`,
    closed: 'closed',
    held: 'held',
    freeDate: 'Free date',
    erased: 'Erased guest',
    nobody: 'Nobody has booked yet.',
  },
  id: {
    title: (operator) => `${operator}: keberangkatan`,
    places: (seats) => `${seats} tempat`,
    sold: (booked, seats) => `${booked} dari ${seats} tempat`,
    closed: 'ditutup',
    held: 'ditahan',
    freeDate: 'Tanggal bebas',
    erased: 'Tamu yang datanya dihapus',
    nobody: 'Belum ada yang memesan.',
  },
  cn: {
    title: (operator) => `${operator}：出发日程`,
    places: (seats) => `${seats} 个名额`,
    sold: (booked, seats) => `已订 ${booked}/${seats}`,
    closed: '已关闭',
    held: '保留中',
    freeDate: '自选日期',
    erased: '已删除资料的客人',
    nobody: '还没有人预订。',
  },
};
