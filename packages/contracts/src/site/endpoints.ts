import type { Schema } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { each } from '../schema/each.ts';
import { array, boolean, choice, enveloped, localised, number, object, string, view } from '../schema/view.ts';
import { type CompleteBrand, ESTIMATE_CURRENCIES, FIGURE_PLACE_NAMES, SEO_PAGES } from './brand-schema.ts';
import { SITE_EDIT } from './requests.ts';
import { SITE_PAGES } from './values.ts';

const CONTACTS = {
  phone: string('Phone number in E.164 format, or empty.'),
  phoneDisplay: string(),
  whatsapp: string('WhatsApp number, digits only, or empty.'),
  email: string(),
};

const openingTimes = view('OpeningTimes', 'Days with the same opening hours.', {
  days: array(number()).meta({ description: 'Weekday numbers, 1 for Monday.' }),
  opens: string('Opening time, `HH:MM` in `timeZone`.'),
  closes: string(),
});

const contactsView = view('Contacts', 'Contacts of the operator. Empty ones are not offered.', CONTACTS);
const figureView = view('CountedFigure', 'A number and its label.', { value: string(), label: localised() });
const seoView = view('SeoWords', 'Title and description for search engines; empty values keep the text of the site.', {
  title: localised(),
  description: localised(),
});

const brandView = view('BrandView', 'Public data of the operator.', {
  name: string('Name of the operator.'),
  shortName: string(),
  tagline: localised(),
  blurb: localised(),
  ...CONTACTS,
  wechat: object({ id: string('WeChat ID, or empty.'), link: string('Content of the QR code.') }),
  supportEmail: string(),
  securityContact: string(),
  contacts: object(each(LANGUAGES, () => contactsView)),
  address: object(each(LANGUAGES, () => array(string()))),
  timeZone: string('IANA name of the time zone.'),
  openingHours: object({ contact: array(openingTimes), office: array(openingTimes) }),
  rates: object(each(ESTIMATE_CURRENCIES, () => number('Whole rupiah for one unit; 0 without an estimate.'))),
  map: object({ latitude: number(), longitude: number(), query: string() }),
  social: object({ facebook: string(), instagram: string(), tiktok: string(), youtube: string() }),
  chat: object({ greeting: localised() }),
  hero: object({ title: localised(), claims: array(localised()) }),
  figures: object(each(FIGURE_PLACE_NAMES, () => array(figureView))),
  awards: array(object({ year: string(), text: localised() })),
  seo: object(each(SEO_PAGES, () => seoView)),
} satisfies Record<keyof CompleteBrand, Schema>);

export const siteRecordView = view('SiteRecord', "The site's own record with the operator's data and texts.", {
  brand: brandView,
  questions: array(object({ question: localised(), answer: localised() })),
  pages: object(each(SITE_PAGES, () => localised())),
  payment: object({ deposit: localised() }).meta({ description: 'How guests pay a deposit; empty if it is agreed with each guest.' }),
  retention: object({
    enquiries: number('Months until enquiries without a booking are erased.'),
    audit: number('Months for which the audit log is stored.'),
    links: number('Months after the trip for which the private link of an enquiry works.'),
  }),
  version: number(),
  updated_at: string('Time of the last change, ISO 8601 UTC.'),
});

const phraseView = view('Phrase', 'A piece of text; `href` is empty without a link.', {
  text: string(),
  href: string(),
  strong: boolean(),
});

export const sitePageView = view('SitePageView', 'A page of the operator in one language, as text blocks.', {
  page: choice(SITE_PAGES),
  language: choice(LANGUAGES).meta({ description: 'Language of the text, which may be a fallback.' }),
  blocks: array(
    object({ kind: choice(['heading', 'subheading', 'paragraph', 'list']), phrases: array(phraseView), items: array(array(phraseView)) }),
  ),
  updated_at: string('Time of the last change, ISO 8601 UTC.'),
});

export const siteQuestionView = view('SiteQuestionView', 'A frequently asked question in one language.', {
  question: string(),
  answer: string(),
});

/** In the path, because public responses are cached by path. */
const LANGUAGE = '`en`, `id` or `cn`';
const RECORD = enveloped(siteRecordView);

export const site = {
  get: {
    route: 'GET /api/site',
    access: 'public',
    summary: "Get the site's own record",
    answers: { 200: RECORD },
    // The service itself returns no error; the gateway does.
    errors: ['headers_too_large'],
  },
  edit: {
    route: 'PUT /api/site',
    access: AREAS.site,
    summary: "Save the site's own record; changes are public at once",
    description:
      'Each part (`brand`, `questions`, `pages`, `payment`, `retention`) is replaced as a whole; omitted parts keep their values.',
    json: SITE_EDIT,
    answers: { 200: RECORD },
    guards: siteRecordView,
  },
  page: {
    route: 'GET /api/site/pages/{page}/{language}',
    access: 'public',
    summary: "Get a page with the operator's own text",
    path: { page: '`privacy`, `terms` or `support`', language: LANGUAGE },
    answers: { 200: enveloped(sitePageView) },
    errors: ['not_found'],
  },
  questions: {
    route: 'GET /api/site/questions/{language}',
    access: 'public',
    summary: 'List frequently asked questions with answers',
    path: { language: LANGUAGE },
    answers: { 200: enveloped(array(siteQuestionView)) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
