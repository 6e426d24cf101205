import { EMPTY_TEXT, type Language, type Localised } from '../languages.ts';
import type { OpeningTimes } from './opening-times.ts';

/** By which people reach the operator. What is empty is not offered (SET-04). */
export interface Contacts {
  /** E.164, for `tel:` links. */
  phone: string;
  phoneDisplay: string;
  /** Digits only, for chat links. */
  whatsapp: string;
  email: string;
}

/** A number and what it counts; each block has its own, and they are not the same (OR-01, OR-02). */
export interface CountedFigure {
  value: string;
  label: Localised;
}

/** The places that show figures, and how many each has room for. */
export const FIGURE_PLACES = { hero: 3, highlights: 4, logbook: 4, house: 4, certificates: 4 } as const;
export type FigurePlace = keyof typeof FIGURE_PLACES;

/** The pages whose words for search engines the operator may set; what is empty stays as the site says it. */
export const SEO_PAGES = ['home', 'about', 'destinations'] as const;
export type SeoPage = (typeof SEO_PAGES)[number];

/** What the operator's file has to say, and what a system that is older than the rest goes on from. */
export interface BrandBasics {
  name: string;
  shortName: string;
  tagline: Localised;
  /** Footer blurb (LAND-27). */
  blurb: Localised;
  phone: Contacts['phone'];
  phoneDisplay: Contacts['phoneDisplay'];
  whatsapp: Contacts['whatsapp'];
  /** Where guests from China write: the id that they search for, and what the operator's QR code says; absent or empty: not offered. */
  wechat?: { id: string; link: string };
  email: Contacts['email'];
  supportEmail: string;
  /** Whom to tell of a weakness of the site: an email address or an https:// link; absent or empty: nobody. */
  securityContact?: string;
  /** Lines of the postal address. */
  address: Readonly<Record<Language, readonly string[]>>;
  /** IANA name of the zone by whose clocks the operator lives: every date that is shown, every month that is counted. */
  timeZone: string;
  openingHours: {
    /** When somebody answers, on the landing page (LAND-21). */
    contact: readonly OpeningTimes[];
    /** When the door is open, on the about page (ABOUT-43). */
    office: readonly OpeningTimes[];
  };
  map: { latitude: number; longitude: number; query: string };
  social: { facebook: string; instagram: string; tiktok: string; youtube: string };
  chat: { /** Prefilled text of the general chat link (SOC-06). */ greeting: Localised };
}

/** What else every page may show of the operator. */
export interface BrandWords {
  /** Other ways for the readers of a language; what is empty there is as for everybody. */
  contacts: Readonly<Record<Language, Contacts>>;
  hero: { title: Localised; claims: readonly Localised[] };
  figures: Readonly<Record<FigurePlace, readonly CountedFigure[]>>;
  awards: readonly { year: string; text: Localised }[];
  seo: Readonly<Record<SeoPage, { title: Localised; description: Localised }>>;
}

/** Everything about the operator that any page may show; a part of the site's record (SET-01). */
export type Brand = BrandBasics & BrandWords;

/** As a file may hold it: an empty system begins with it (SET-02). */
export type BrandFile = BrandBasics & Partial<BrandWords>;

const NO_CONTACTS: Contacts = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };

/** What a file leaves out is empty; a page without a headline of its own shows the operator's name. */
export function completeBrand(file: BrandFile): Required<Brand> {
  const { name } = file;
  const noWords = { title: EMPTY_TEXT, description: EMPTY_TEXT };
  return {
    ...file,
    wechat: file.wechat ?? { id: '', link: '' },
    securityContact: file.securityContact ?? '',
    contacts: { en: NO_CONTACTS, id: NO_CONTACTS, cn: NO_CONTACTS, ...file.contacts },
    hero: file.hero ?? { title: { en: name, id: name, cn: name }, claims: [] },
    figures: { hero: [], highlights: [], logbook: [], house: [], certificates: [], ...file.figures },
    awards: file.awards ?? [],
    seo: { home: noWords, about: noWords, destinations: noWords, ...file.seo },
  };
}

/** The operator with the contacts for the readers of a language. A number of their own brings its own spelling. */
export function brandIn(brand: Brand, language: Language): Brand {
  const own = brand.contacts[language];
  return {
    ...brand,
    ...(own.phone && { phone: own.phone, phoneDisplay: own.phoneDisplay || own.phone }),
    whatsapp: own.whatsapp || brand.whatsapp,
    email: own.email || brand.email,
  };
}

/** Where a ready-made message leads: to the chat, else to a letter, else to a call; undefined where none of these is offered. */
export function askLink(brand: Pick<Brand, 'whatsapp' | 'email' | 'phone'>, message: string): string | undefined {
  if (brand.whatsapp) return chatLink(brand, message);
  if (brand.email) return `mailto:${brand.email}?body=${encodeURIComponent(message)}`;
  return brand.phone ? `tel:${brand.phone}` : undefined;
}

/** A chat link with a prefilled message; a plain link, not an API call (SOC-07). */
export function chatLink(brand: Pick<Brand, 'whatsapp'>, message: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
}
