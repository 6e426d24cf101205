import { type AnySchema, array, number, type ObjectShape, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/check.ts';
import { isEmailAddress, normaliseEmail } from '../schema/email.ts';
import { fault } from '../schema/fault.ts';
import { clockTime, isBefore, requiredText, text, typedText, uncoerced, wholeNumber } from '../schema/fields.ts';
import { isTimeZone } from '../time/clock.ts';
import { FIGURE_PLACES, type FigurePlace, SEO_PAGES } from './brand.ts';
import { readText } from './structured-text.ts';
import { type Retention, SITE_PAGES, type SiteContent } from './values.ts';

const { site } = LIMITS;
const REQUIRED = fault('required');

/** Rejects null everywhere in the record, also inside arrays. */
const shape = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).label(label).typeError(fault('json_object')).nonNullable(REQUIRED);
const line = (label: string, max: number = site.lineMaxLength) => text(max).label(label).nonNullable(REQUIRED).default('');
const filledLine = (label: string, max: number = site.lineMaxLength) => requiredText(max).label(label).nonNullable(REQUIRED);

/** A text in the three languages, each of which may be blank. */
const words = (label: string, max: number) =>
  shape(label, { en: line(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });
/** A text with English required; it is the fallback for the other two languages. */
const englishAtLeast = (label: string, max: number = site.lineMaxLength) =>
  shape(label, { en: filledLine(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });

const listOf = (label: string, item: AnySchema, max: number) =>
  uncoerced(array(item))
    .label(label)
    .typeError(fault('json_object'))
    .nonNullable(REQUIRED)
    .max(max, fault('too_many', { max }))
    .default([]);

/** A line in a given format, or empty; with `isNumber`, spaces and separators are removed first. */
function formed(label: string, { matches, isNumber = false, message, max = site.lineMaxLength }: Form) {
  return line(label, max)
    .transform((value: unknown) => (isNumber && typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value))
    .test({ name: 'form', message, skipAbsent: true, test: (value) => value === '' || matches(value ?? '') });
}

interface Form {
  matches: (value: string) => boolean;
  isNumber?: boolean;
  message: ReturnType<typeof fault>;
  max?: number;
}

const isHttps = (value: string): boolean => /^https:\/\/[^\s/?#]+\.[^\s]+$/.test(value) && URL.canParse(value);
const link = (label: string) => formed(label, { matches: isHttps, message: fault('https_link'), max: site.linkMaxLength });
const email = (label: string) =>
  formed(label, { matches: isEmailAddress, message: fault('email_address'), max: LIMITS.emailMaxLength }).transform((value: unknown) =>
    typeof value === 'string' ? normaliseEmail(value) : value,
  );

const contacts = () => ({
  phone: formed('Telephone', { matches: (value) => /^\+[1-9]\d{5,14}$/.test(value), isNumber: true, message: fault('whole_phone_number') }),
  phoneDisplay: line('Telephone as it is written'),
  whatsapp: formed('WhatsApp', { matches: (value) => /^[1-9]\d{5,14}$/.test(value), isNumber: true, message: fault('chat_number') }),
  email: email('Email'),
});

function coordinate(label: string, max: number) {
  const message = fault('number_between', { min: -max, max });
  return uncoerced(number()).label(label).nonNullable(REQUIRED).typeError(message).required(REQUIRED).min(-max, message).max(max, message);
}

const weekday = () => wholeNumber(1, 7).label('Day').nonNullable(REQUIRED).required(REQUIRED);
const clock = (label: string) => clockTime().label(label).nonNullable(REQUIRED).required(REQUIRED);

const openingTimes = (label: string) =>
  listOf(
    label,
    shape(label, {
      days: listOf('Days', weekday(), 7).test({
        name: 'days',
        message: fault('opening_times'),
        test: (days) => Array.isArray(days) && days.length > 0 && new Set(days).size === days.length,
      }),
      opens: clock('Opening time'),
      closes: clock('Closing time').test({
        name: 'later',
        message: fault('opening_times'),
        skipAbsent: true,
        test: (closes, { parent }) => isBefore((parent as { opens?: unknown }).opens, closes),
      }),
    }),
    site.openingTimes,
  );

const figures = (place: FigurePlace) =>
  listOf(
    'Figures',
    shape('Figure', { value: filledLine('Number', site.figureMaxLength), label: englishAtLeast('Word') }),
    FIGURE_PLACES[place],
  );

const addressLines = (label: string) => listOf(label, filledLine(label), site.addressLines).min(1, REQUIRED);

const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** The operator's data for all pages; `Brand` as a schema. */
export const brandRecord = shape('Operator', {
  name: filledLine('Name', site.nameMaxLength),
  shortName: filledLine('Short name', site.shortNameMaxLength),
  tagline: englishAtLeast('Tagline', site.textMaxLength),
  blurb: englishAtLeast('Blurb', site.textMaxLength),
  ...contacts(),
  wechat: shape('WeChat', { id: line('WeChat'), link: link('WeChat link') }),
  supportEmail: email('Support email'),
  securityContact: formed('Security contact', {
    matches: (value) => isHttps(value) || isEmailAddress(value),
    message: fault('email_address'),
    max: site.linkMaxLength,
  }),
  contacts: shape(
    'Contacts',
    each(LANGUAGES, () => shape('Contacts', contacts())),
  ),
  address: shape(
    'Address',
    each(LANGUAGES, () => addressLines('Address')),
  ),
  timeZone: filledLine('Time zone').test({
    name: 'zone',
    message: fault('time_zone'),
    skipAbsent: true,
    test: (value) => value === '' || isTimeZone(value),
  }),
  openingHours: shape('Hours', { contact: openingTimes('Hours'), office: openingTimes('Hours') }),
  map: shape('Map', {
    latitude: coordinate('Latitude', 90),
    longitude: coordinate('Longitude', 180),
    query: line('Place', site.textMaxLength),
  }),
  social: shape('Networks', {
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    tiktok: link('TikTok'),
    youtube: link('YouTube'),
  }),
  chat: shape('Chat', { greeting: words('Greeting', site.textMaxLength) }),
  hero: shape('Headline', { title: englishAtLeast('Headline'), claims: listOf('Claims', englishAtLeast('Claim'), site.claims) }),
  figures: shape('Figures', each(Object.keys(FIGURE_PLACES) as FigurePlace[], figures)),
  awards: listOf('Awards', shape('Award', { year: filledLine('Year', site.figureMaxLength), text: englishAtLeast('Award') }), site.awards),
  seo: shape(
    'Search engines',
    each(SEO_PAGES, () =>
      shape('Words', { title: words('Title', site.lineMaxLength), description: words('Description', site.textMaxLength) }),
    ),
  ),
}).test((brand, { createError, path }) => {
  // Absent, or null, which is reported elsewhere.
  if (!brand) return true;
  const { phone, whatsapp, wechat, email: address } = brand;
  if (phone || whatsapp || wechat?.id || address) return true;
  return createError({ path: path ? `${path}.email` : 'email', message: fault('no_way_to_reach') });
});

/** Text of a page; validated by the parser that also displays it. */
const pageText = (label: string) =>
  typedText(site.pageMaxLength)
    .label(label)
    .nonNullable(REQUIRED)
    .default('')
    .test((value, { createError }) => {
      const [first] = readText(value ?? '').faults;
      return first ? createError({ message: fault('structured_text', { found: first.found }) }) : true;
    });

const question = shape('Question', {
  question: englishAtLeast('Question'),
  answer: englishAtLeast('Answer', site.answerMaxLength),
});

const months = (label: string) => wholeNumber(1, site.retentionMonthsMax).label(label).nonNullable(REQUIRED).required(REQUIRED);

/** The sections of the site record; omitted sections keep their values. */
export const siteEdit = object({
  brand: brandRecord.optional().default(undefined),
  questions: listOf('Questions', question, site.questions).optional().default(undefined),
  pages: shape(
    'Pages',
    each(SITE_PAGES, () =>
      shape(
        'Page',
        each(LANGUAGES, () => pageText('Text')),
      ),
    ),
  )
    .optional()
    .default(undefined),
  retention: shape('Retention', {
    enquiries: months('Enquiries'),
    audit: months('History'),
    // Clients that are older than this time leave it out; it keeps its value then.
    links: wholeNumber(1, site.retentionMonthsMax).label('Links').nonNullable(REQUIRED).optional(),
  })
    .optional()
    .default(undefined),
});

type RetentionEdit = Omit<Retention, 'links'> & Partial<Pick<Retention, 'links'>>;
export type SiteEdit = Partial<Omit<SiteContent, 'retention'>> & { retention?: RetentionEdit };
export const SITE_EDIT = { schema: siteEdit } satisfies BodyShape<typeof siteEdit>;
