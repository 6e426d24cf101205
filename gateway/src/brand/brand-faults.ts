import { LANGUAGES } from '@reefdesk/contracts/languages';

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

const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');
const link = matching(/^$|^https:\/\/\S+$/, 'an https:// link or empty');
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
  ...inEveryLanguage('address', lines),
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

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      root,
    );
}
