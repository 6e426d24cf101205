import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { OpeningTimes } from '@reefdesk/contracts/site/opening-times';
import { isTimeZone } from '@reefdesk/contracts/time/clock';

type Check = (value: unknown) => string | undefined;

const text: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text');
const matching =
  (pattern: RegExp, meaning: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `must be ${meaning}`;
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? undefined : `must be a number from ${least} to ${most}`;
const lines: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((line) => text(line) === undefined) ? undefined : 'must be a list of lines';
const timeZone: Check = (value) => (isTimeZone(value) ? undefined : 'must be a time zone such as Asia/Makassar');
const openingTimes: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isOpeningTimes)
    ? undefined
    : 'must list days (1 is Monday) with opens before closes, such as { "days": [6, 7], "opens": "09:00", "closes": "17:00" }';

const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');
const link = matching(/^$|^https:\/\/\S+$/, 'an https:// link or empty');
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === '' ? undefined : check(value);
const inEveryLanguage = (prefix: string, check: Check): [string, Check][] => LANGUAGES.map((language) => [`${prefix}.${language}`, check]);

/** Field path → what it must be; the shape is `Brand` of contracts. */
const FIELDS: readonly [string, Check][] = [
  ['name', text],
  ['shortName', text],
  ...inEveryLanguage('tagline', text),
  ...inEveryLanguage('blurb', text),
  ['phone', matching(/^\+[1-9]\d{5,14}$/, 'a number such as +62431000000')],
  ['phoneDisplay', text],
  ['whatsapp', matching(/^[1-9]\d{5,14}$/, 'digits only, with country code')],
  ['email', email],
  ['supportEmail', email],
  ['securityContact', optional(matching(/^(https:\/\/\S+|[^\s@:]+@[^\s@]+\.[^\s@]+)$/, 'an email address, an https:// link or empty'))],
  ...inEveryLanguage('address', lines),
  ['timeZone', timeZone],
  ['openingHours.contact', openingTimes],
  ['openingHours.office', openingTimes],
  ['map.latitude', between(-90, 90)],
  ['map.longitude', between(-180, 180)],
  ['map.query', text],
  ...['facebook', 'instagram', 'tiktok', 'youtube'].map((network): [string, Check] => [`social.${network}`, link]),
  ...inEveryLanguage('chat.greeting', text),
];

/** What is wrong with a brand, each fault with its field; empty when it can be used. */
export function brandFaults(brand: unknown): string[] {
  return FIELDS.flatMap(([path, check]) => {
    const fault = check(valueAt(brand, path));
    return fault ? [`${path} ${fault}`] : [];
  });
}

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function isOpeningTimes(value: unknown): boolean {
  const { days, opens, closes } = (value ?? {}) as Partial<Record<keyof OpeningTimes, unknown>>;
  const [from, to] = [opens, closes].map((time) => (typeof time === 'string' && CLOCK_TIME.test(time) ? time : ''));
  const areDays = Array.isArray(days) && days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  return areDays && new Set(days).size === days.length && Boolean(from && to && from < to);
}

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      root,
    );
}
