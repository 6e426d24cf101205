import type { Schema } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { each } from '../schema/each.ts';
import { array, boolean, choice, enveloped, localised, number, object, string, view } from '../schema/view.ts';
import { type CompleteBrand, FIGURE_PLACE_NAMES, SEO_PAGES } from './brand-schema.ts';
import { SITE_EDIT } from './requests.ts';
import { SITE_PAGES } from './values.ts';

const CONTACTS = {
  phone: string('E.164, or empty'),
  phoneDisplay: string(),
  whatsapp: string('Digits only, or empty'),
  email: string(),
};

const openingTimes = view('OpeningTimes', 'Days with the same hours.', {
  days: array(number()).meta({ description: '1 is Monday.' }),
  opens: string('`HH:MM` by the clocks of `timeZone`.'),
  closes: string(),
});

const contactsView = view('Contacts', 'By which people reach the operator. What is empty is not offered.', CONTACTS);
const figureView = view('CountedFigure', 'A number and what it counts.', { value: string(), label: localised() });
const seoView = view('SeoWords', 'Title and description for search engines; what is empty stays as the site says it.', {
  title: localised(),
  description: localised(),
});

const brandView = view('BrandView', 'Everything about the operator that any page may show.', {
  name: string("The operator's name."),
  shortName: string(),
  tagline: localised(),
  blurb: localised(),
  ...CONTACTS,
  wechat: object({ id: string('The id that people search for, or empty.'), link: string('What the QR code says.') }),
  supportEmail: string(),
  securityContact: string(),
  contacts: object(each(LANGUAGES, () => contactsView)),
  address: object(each(LANGUAGES, () => array(string()))),
  timeZone: string('IANA name.'),
  openingHours: object({ contact: array(openingTimes), office: array(openingTimes) }),
  map: object({ latitude: number(), longitude: number(), query: string() }),
  social: object({ facebook: string(), instagram: string(), tiktok: string(), youtube: string() }),
  chat: object({ greeting: localised() }),
  hero: object({ title: localised(), claims: array(localised()) }),
  figures: object(each(FIGURE_PLACE_NAMES, () => array(figureView))),
  awards: array(object({ year: string(), text: localised() })),
  seo: object(each(SEO_PAGES, () => seoView)),
} satisfies Record<keyof CompleteBrand, Schema>);

export const siteRecordView = view('SiteRecord', "The site's own record: all that the operator says of itself.", {
  brand: brandView,
  questions: array(object({ question: localised(), answer: localised() })),
  pages: object(each(SITE_PAGES, () => localised())),
  retention: object({
    enquiries: number('Months that enquiries are kept which came to nothing.'),
    audit: number('Months.'),
    links: number('Months after the trip in which the private link of an enquiry works.'),
  }),
  version: number(),
  updated_at: string('ISO 8601 UTC'),
});

const phraseView = view('Phrase', 'A run of words; `href` is empty where they lead nowhere.', {
  text: string(),
  href: string(),
  strong: boolean(),
});

export const sitePageView = view('SitePageView', 'A text of the operator in one language, as blocks.', {
  page: choice(SITE_PAGES),
  language: choice(LANGUAGES).meta({ description: 'Whose words these are: those of another one stand in where there are none.' }),
  blocks: array(
    object({ kind: choice(['heading', 'subheading', 'paragraph', 'list']), phrases: array(phraseView), items: array(array(phraseView)) }),
  ),
  updated_at: string('ISO 8601 UTC'),
});

export const siteQuestionView = view('SiteQuestionView', 'What is often asked, in one language.', { question: string(), answer: string() });

/** In the path, because public responses are cached by path. */
const LANGUAGE = '`en`, `id` or `cn`';
const RECORD = enveloped(siteRecordView);

export const site = {
  get: {
    route: 'GET /api/site',
    access: 'public',
    summary: "The site's own record",
    answers: { 200: RECORD },
    // The service itself returns no error; the gateway does.
    errors: ['headers_too_large'],
  },
  edit: {
    route: 'PUT /api/site',
    access: AREAS.site,
    summary: "Save the site's own record; visitors see it at once",
    description: 'A part (`brand`, `questions`, `pages`, `retention`) comes whole; one that is left out stays as it is.',
    json: SITE_EDIT,
    answers: { 200: RECORD },
    guards: siteRecordView,
  },
  page: {
    route: 'GET /api/site/pages/{page}/{language}',
    access: 'public',
    summary: "A page whose text is the operator's own",
    path: { page: '`privacy`, `terms` or `support`', language: LANGUAGE },
    answers: { 200: enveloped(sitePageView) },
    errors: ['not_found'],
  },
  questions: {
    route: 'GET /api/site/questions/{language}',
    access: 'public',
    summary: 'What is often asked, with answers',
    path: { language: LANGUAGE },
    answers: { 200: enveloped(array(siteQuestionView)) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
