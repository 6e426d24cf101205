import type { Language } from '@reefdesk/contracts/languages';

interface CalendarWords {
  title: (operator: string) => string;
  places: (seats: number) => string;
  sold: (booked: number, seats: number) => string;
  closed: string;
  held: string;
  freeDate: string;
  erased: string;
  nobody: string;
}

/** Texts of the calendar, in the language that staff chose for the feed. */
export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = {
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
