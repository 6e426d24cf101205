import type { Language } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { ESTIMATE_CURRENCIES, type EstimateCurrency, FIGURE_PLACE_NAMES } from '@reefdesk/contracts/site/brand-schema';
import { siteEdit } from '@reefdesk/contracts/site/requests';
import { completePayment, completeRetention, type Retention, type SiteRecord } from '@reefdesk/contracts/site/values';
import type { Rules } from '@reefdesk/forms';
import type { Argument } from '@reefdesk/web-kit';
import { type FormikErrors, getIn, setIn } from 'formik';

/** Form values, at the server's field paths; numbers are kept as typed. */
export interface SiteValues extends Pick<SiteRecord, 'questions' | 'pages' | 'payment'> {
  brand: Omit<SiteRecord['brand'], 'map' | 'rates'> & {
    map: { latitude: string; longitude: string; query: string };
    rates: Record<EstimateCurrency, string>;
  };
  retention: Record<keyof Retention, string>;
}

/** Returns the same object for equal lists, so that an unchanged list is recognised in an edit conflict. */
const known = new Map<string, unknown>();
function same<List>(list: List): List {
  const key = JSON.stringify(list);
  if (!known.has(key)) known.set(key, list);
  return known.get(key) as List;
}

export function valuesOf({ brand, questions, pages, payment, retention }: SiteRecord): SiteValues {
  const { map, rates, address, hero, figures, awards, openingHours } = brand;
  // A draft may be older than one of the retention periods.
  const { enquiries, audit, links } = completeRetention(retention);
  return {
    brand: {
      ...brand,
      address: { en: same(address.en), id: same(address.id), cn: same(address.cn) },
      hero: { title: hero.title, claims: same(hero.claims) },
      figures: each(FIGURE_PLACE_NAMES, (place) => same(figures[place])),
      awards: same(awards),
      openingHours: { contact: same(openingHours.contact), office: same(openingHours.office) },
      map: { latitude: String(map.latitude), longitude: String(map.longitude), query: map.query },
      // A draft may be older than the rates.
      rates: each(ESTIMATE_CURRENCIES, (currency) => (rates?.[currency] ? String(rates[currency]) : '')),
    },
    questions: same(questions),
    pages,
    // A draft may be older than this part.
    payment: completePayment(payment),
    retention: { enquiries: String(enquiries), audit: String(audit), links: String(links) },
  };
}

/** Returns the request body without blank lines. Invalid numbers are sent as typed, so that validation rejects them. */
export function contentOf({ brand, questions, pages, payment, retention }: SiteValues): Argument<'PUT /api/site'>['body'] {
  const { map, rates, address } = brand;
  const lines = (language: Language) => address[language].filter((line) => line.trim() !== '');
  return {
    brand: {
      ...brand,
      address: { en: lines('en'), id: lines('id'), cn: lines('cn') },
      map: { ...map, latitude: typed(map.latitude), longitude: typed(map.longitude) },
      rates: each(ESTIMATE_CURRENCIES, (currency) => (rates[currency].trim() === '' ? 0 : typed(rates[currency]))),
    },
    questions,
    pages,
    payment,
    retention: { enquiries: typed(retention.enquiries), audit: typed(retention.audit), links: typed(retention.links) },
  };
}

function typed(number: string): number | string {
  return number.trim() !== '' && Number.isFinite(Number(number)) ? Number(number) : number;
}

/** Converts a path of the validation rules, `brand.awards[0].year`, to a Formik path, `brand.awards.0.year`. */
export function placeOf(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

/** Paths of the form values, by section. */
const SECTION_PATHS = {
  operator: ['brand.name', 'brand.shortName', 'brand.tagline', 'brand.blurb'],
  contacts: [
    ...['brand.phone', 'brand.phoneDisplay', 'brand.whatsapp', 'brand.email', 'brand.wechat', 'brand.supportEmail'],
    ...['brand.securityContact', 'brand.chat', 'brand.contacts', 'brand.social'],
  ],
  place: ['brand.address', 'brand.map', 'brand.timeZone', 'brand.openingHours'],
  prices: ['brand.rates', 'payment'],
  home: ['brand.hero', 'brand.figures', 'brand.awards'],
  questions: ['questions'],
  pages: ['pages'],
  more: ['brand.seo', 'retention'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SectionName = keyof typeof SECTION_PATHS;
export const SECTIONS = Object.keys(SECTION_PATHS) as SectionName[];

export function isIn(section: SectionName, path: string): boolean {
  return SECTION_PATHS[section].some((own) => path === own || path.startsWith(`${own}.`));
}

export function errorsIn(section: SectionName, errors: FormikErrors<SiteValues>): FormikErrors<SiteValues> {
  return SECTION_PATHS[section].reduce<FormikErrors<SiteValues>>((own, path) => {
    const error = getIn(errors, path) as unknown;
    return error === undefined ? own : setIn(own, path, error);
  }, {});
}

/** Localised texts by section, whose gaps the language tabs show. */
export const TEXTS: Readonly<Record<SectionName, readonly string[]>> = {
  operator: ['brand.tagline', 'brand.blurb'],
  contacts: ['brand.chat.greeting'],
  place: [],
  prices: ['payment.deposit'],
  home: ['brand.hero.title'],
  questions: [],
  pages: ['pages.privacy', 'pages.terms', 'pages.support'],
  more: [],
};

export const SITE_RULES: Rules<SiteValues> = { schema: siteEdit, request: contentOf, placeOf };
