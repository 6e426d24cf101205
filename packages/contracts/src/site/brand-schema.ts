import { array, type InferType, type ISchema, number, type ObjectShape, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { ruleError } from '../schema/check.ts';
import { each } from '../schema/each.ts';
import { isEmailAddress, normaliseEmail } from '../schema/email.ts';
import { clockTime, isBefore, requiredText, text, uncoerced, wholeNumber } from '../schema/fields.ts';
import { isTimeZone } from '../time/clock.ts';

/** Maximum count of numbers at each place. */
export const FIGURE_PLACES = { hero: 3, highlights: 4, logbook: 4, house: 4, certificates: 4 } as const;
export type FigurePlace = keyof typeof FIGURE_PLACES;
export const FIGURE_PLACE_NAMES = Object.keys(FIGURE_PLACES) as FigurePlace[];

/** Pages with configurable texts for search engines; an empty one keeps the site's text. */
export const SEO_PAGES = ['home', 'about', 'destinations'] as const;
export type SeoPage = (typeof SEO_PAGES)[number];

/** Currencies in which prices can be estimated. */
export const ESTIMATE_CURRENCIES = ['CNY', 'EUR', 'USD', 'SGD'] as const;
export type EstimateCurrency = (typeof ESTIMATE_CURRENCIES)[number];

const { lineMaxLength, linkMaxLength } = LIMITS.site;
export const REQUIRED = ruleError('required');

/** Rejects null everywhere in the record, also inside arrays. */
export const shape = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).label(label).typeError(ruleError('json_object')).nonNullable(REQUIRED);
const line = (label: string, max: number = lineMaxLength) => text(max).label(label).nonNullable(REQUIRED).default('');
const filledLine = (label: string, max: number = lineMaxLength) => requiredText(max).label(label).nonNullable(REQUIRED);

export const words = (label: string, max: number) =>
  shape(label, { en: line(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });
/** English is required and the fallback for the other languages. */
export const englishAtLeast = (label: string, max: number = lineMaxLength) =>
  shape(label, { en: filledLine(`${label} in EN`, max), id: line(`${label} in ID`, max), cn: line(`${label} in CN`, max) });
const everyLanguage = (label: string, max: number) =>
  shape(label, { en: filledLine(`${label} in EN`, max), id: filledLine(`${label} in ID`, max), cn: filledLine(`${label} in CN`, max) });

export const listOf = <Item>(label: string, item: ISchema<Item>, max: number) =>
  uncoerced(array(item))
    .label(label)
    .typeError(ruleError('json_object'))
    .nonNullable(REQUIRED)
    .max(max, ruleError('too_many', { max }))
    .default([]);

interface Form {
  matches: (value: string) => boolean;
  isNumber?: boolean;
  message: ReturnType<typeof ruleError>;
  max?: number;
}

/** A line in a given format, or empty; with `isNumber`, spaces and separators are removed first. */
function formed(label: string, { matches, isNumber = false, message, max = lineMaxLength }: Form) {
  return line(label, max)
    .transform((value: unknown) => (isNumber && typeof value === 'string' ? value.replace(/[\s().-]/g, '') : value))
    .test({ name: 'form', message, skipAbsent: true, test: (value) => value === '' || matches(value ?? '') });
}

const isHttps = (value: string): boolean => /^https:\/\/[^\s/?#]+\.[^\s]+$/.test(value) && URL.canParse(value);
const link = (label: string) => formed(label, { matches: isHttps, message: ruleError('https_link'), max: linkMaxLength });
const email = (label: string) =>
  formed(label, { matches: isEmailAddress, message: ruleError('email_address'), max: LIMITS.emailMaxLength }).transform((value: unknown) =>
    typeof value === 'string' ? normaliseEmail(value) : value,
  );
const emailOrLink = (label: string) =>
  formed(label, {
    matches: (value) => isHttps(value) || isEmailAddress(value),
    message: ruleError('email_address'),
    max: linkMaxLength,
  });

const { site } = LIMITS;

/** An empty contact is not offered (SET-04). */
const contacts = {
  /** E.164, for `tel:` links. */
  phone: formed('Telephone', {
    matches: (value) => /^\+[1-9]\d{5,14}$/.test(value),
    isNumber: true,
    message: ruleError('whole_phone_number'),
  }),
  phoneDisplay: line('Telephone as it is written'),
  /** Digits only, for chat links. */
  whatsapp: formed('WhatsApp', { matches: (value) => /^[1-9]\d{5,14}$/.test(value), isNumber: true, message: ruleError('chat_number') }),
  email: email('Email'),
};

function coordinate(label: string, max: number) {
  const message = ruleError('number_between', { min: -max, max });
  return uncoerced(number()).label(label).nonNullable(REQUIRED).typeError(message).required(REQUIRED).min(-max, message).max(max, message);
}

const weekday = wholeNumber(1, 7).label('Day').nonNullable(REQUIRED).required(REQUIRED);
const clock = (label: string) => clockTime().label(label).nonNullable(REQUIRED).required(REQUIRED);
/** Brand files are written by hand, so `9:00` is rejected, not completed. */
const clockInFull = (label: string) =>
  clock(label).test({
    name: 'in_full',
    message: ruleError('clock_time'),
    test: (value, { originalValue }) => value === originalValue,
  });

const openingTimes = (label: string, time = clock) =>
  listOf(
    label,
    shape(label, {
      /** ISO 8601 numbers, 1 is Monday. */
      days: listOf('Days', weekday, 7).test({
        name: 'days',
        message: ruleError('opening_times'),
        test: (days) => Array.isArray(days) && days.length > 0 && new Set(days).size === days.length,
      }),
      /** `HH:MM` in the operator's time zone. */
      opens: time('Opening time'),
      closes: time('Closing time').test({
        name: 'later',
        message: ruleError('opening_times'),
        skipAbsent: true,
        test: (closes, { parent }) => isBefore((parent as { opens?: unknown }).opens, closes),
      }),
    }),
    site.openingTimes,
  );
const openingTimesInFile = openingTimes('Hours', clockInFull).min(1, ruleError('opening_times'));

/** A number and its label, different in each place (OR-01, OR-02). */
const figures = (place: FigurePlace) =>
  listOf(
    'Figures',
    shape('Figure', { value: filledLine('Number', site.figureMaxLength), label: englishAtLeast('Word') }),
    FIGURE_PLACES[place],
  );

const addressLines = listOf('Address', filledLine('Address'), site.addressLines).min(1, REQUIRED);
const coordinates = { latitude: coordinate('Latitude', 90), longitude: coordinate('Longitude', 180) };
const hero = shape('Headline', { title: englishAtLeast('Headline'), claims: listOf('Claims', englishAtLeast('Claim'), site.claims) });

/** Public data of the operator. Fields with a default may be omitted. */
const fields = {
  name: filledLine('Name', site.nameMaxLength),
  shortName: filledLine('Short name', site.shortNameMaxLength),
  tagline: englishAtLeast('Tagline', site.textMaxLength),
  /** Footer blurb (LAND-27). */
  blurb: englishAtLeast('Blurb', site.textMaxLength),
  ...contacts,
  /** The ID that guests from China search for, and the content of the operator's QR code. */
  wechat: shape('WeChat', { id: line('WeChat'), link: link('WeChat link') }),
  supportEmail: email('Support email'),
  /** Email address or https:// link for security reports; may be empty. */
  securityContact: emailOrLink('Security contact'),
  /** Contacts for readers of one language; empty ones fall back to the general contacts. */
  contacts: shape(
    'Contacts',
    each(LANGUAGES, () => shape('Contacts', contacts)),
  ),
  address: shape(
    'Address',
    each(LANGUAGES, () => addressLines),
  ),
  /** IANA name of the zone in which all dates are shown and all months are counted. */
  timeZone: filledLine('Time zone').test({
    name: 'zone',
    message: ruleError('time_zone'),
    skipAbsent: true,
    test: (value) => value === '' || isTimeZone(value),
  }),
  openingHours: shape('Hours', {
    /** Hours in which messages are answered, on the landing page (LAND-21). */
    contact: openingTimes('Hours'),
    /** Opening hours of the office, on the about page (ABOUT-43). */
    office: openingTimes('Hours'),
  }),
  /** Whole rupiah for one unit; 0 without an estimate in this currency (PGE-13). */
  rates: shape(
    'Exchange rates',
    each(ESTIMATE_CURRENCIES, (currency) => wholeNumber(0, site.rateMax).label(currency).nonNullable(REQUIRED).default(0)),
  ),
  map: shape('Map', { ...coordinates, query: line('Place', site.textMaxLength) }),
  social: shape('Networks', {
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    tiktok: link('TikTok'),
    youtube: link('YouTube'),
  }),
  /** Prefilled text of the general chat link (SOC-06). */
  chat: shape('Chat', { greeting: words('Greeting', site.textMaxLength) }),
  hero,
  figures: shape('Figures', each(FIGURE_PLACE_NAMES, figures)),
  awards: listOf('Awards', shape('Award', { year: filledLine('Year', site.figureMaxLength), text: englishAtLeast('Award') }), site.awards),
  seo: shape(
    'Search engines',
    each(SEO_PAGES, () =>
      shape('Words', { title: words('Title', site.lineMaxLength), description: words('Description', site.textMaxLength) }),
    ),
  ),
};

/** The operator in the site's record (SET-01), where one contact suffices. */
export const brandRecord = shape('Operator', fields).test((brand, { createError, path }) => {
  // Absent, or null, which is reported elsewhere.
  if (!brand) return true;
  const { phone, whatsapp, wechat, email: address } = brand;
  if (phone || whatsapp || wechat?.id || address) return true;
  return createError({ path: path ? `${path}.email` : 'email', message: ruleError('no_way_to_reach') });
});

/** The operator in the brand file, from which an empty system starts (SET-02). Texts on every page are required in all languages. */
export const brandFile = shape('Operator', {
  ...fields,
  tagline: everyLanguage('Tagline', site.textMaxLength),
  blurb: everyLanguage('Blurb', site.textMaxLength),
  phone: contacts.phone.required(REQUIRED),
  phoneDisplay: contacts.phoneDisplay.required(REQUIRED),
  whatsapp: contacts.whatsapp.required(REQUIRED),
  email: contacts.email.required(REQUIRED),
  supportEmail: fields.supportEmail.required(REQUIRED),
  openingHours: shape('Hours', { contact: openingTimesInFile, office: openingTimesInFile }),
  map: shape('Map', { ...coordinates, query: filledLine('Place', site.textMaxLength) }),
  chat: shape('Chat', { greeting: everyLanguage('Greeting', site.textMaxLength) }),
  hero: hero.when('name', ([name]: unknown[]) => hero.default({ title: { en: name, id: name, cn: name }, claims: [] })),
});

export type CompleteBrand = Immutable<InferType<typeof brandRecord>>;

type LeftOut = 'rates' | 'wechat' | 'securityContact' | 'contacts' | 'hero' | 'figures' | 'awards' | 'seo';
/** The operator in a file or an older record. */
export type BrandFile = Omit<CompleteBrand, LeftOut> & Partial<Pick<CompleteBrand, LeftOut>>;

type Immutable<Value> = Value extends string | number ? Value : { readonly [Name in keyof Value]: Immutable<Value[Name]> };

/** Fills in defaults without validation. Given fields keep their order, which casts reverse. */
export function completeBrand(given: BrandFile): CompleteBrand {
  return { ...given, ...brandFile.cast(given, { assert: false }) };
}
