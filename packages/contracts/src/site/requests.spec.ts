import { describe, expect, it } from '@jest/globals';
import brandFile from '../../../../config/brand.json' with { type: 'json' };
import { check } from '../schema/check.ts';
import { completeBrand } from './brand-schema.ts';
import { siteEdit } from './requests.ts';

const brand = completeBrand(brandFile);
/** One element per list is enough. */
const short = { ...brand, figures: { ...brand.figures, logbook: [], house: [], certificates: [] }, awards: brand.awards.slice(0, 1) };
const record = (): Record<string, unknown> =>
  structuredClone({
    brand: short,
    questions: [{ question: { en: 'Cold?', id: '', cn: '' }, answer: { en: 'No.', id: '', cn: '' } }],
    pages: Object.fromEntries(['privacy', 'terms', 'support'].map((page) => [page, { en: '## One\n\nTwo', id: '', cn: '' }])),
    retention: { enquiries: 18, audit: 24, links: 6 },
  });

type TokenHolder = Record<string, unknown>;

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))].filter(({ length }) => length > 0);
}

/** One path of each kind, since lists and languages repeat the same shape. */
const PLACES = [...new Map(placesIn(record()).map((path) => [path.join('.').replace(/\.(\d+|en|id|cn)(?=\.|$)/g, '.*'), path])).values()];

function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as TokenHolder)[key], record());
}

function withAt(path: readonly string[], value: unknown): TokenHolder {
  const root = record();
  const holder = path.slice(0, -1).reduce((inner, key) => inner[key] as TokenHolder, root);
  holder[path.at(-1) as string] = value;
  return root;
}

const errorsOf = (given: unknown) => Object.entries(check(siteEdit, given).errors ?? {}).map(([path, { code }]) => [path, code]);
const withBrand = (change: object) => ({ brand: { ...brand, ...change } });

describe("the site's record", () => {
  it('accepts the record of an empty system unchanged (SET-02)', () => {
    const first = { ...record(), brand };
    expect(check(siteEdit, first)).toEqual({ value: first });
  });

  it('returns field errors for null and other types at every path', () => {
    const wrong = PLACES.flatMap((path) => [null, 7.5, { x: 1 }, [[]]].map((value) => [path, value] as const));
    expect(wrong.length).toBeGreaterThan(250);
    // An exception would be a 500.
    for (const [path, value] of wrong) expect(() => check(siteEdit, withAt(path, value))).not.toThrow();
  });

  it('accepts no other type as a string or number', () => {
    const leaves = PLACES.filter((path) => typeof valueAt(path) !== 'object');
    for (const path of leaves) expect(errorsOf(withAt(path, { x: 1 }))).not.toEqual([]);
  });

  it.each([
    [{ phone: '0812' }, [['brand.phone', 'whole_phone_number']]],
    [{ whatsapp: '0812' }, [['brand.whatsapp', 'chat_number']]],
    [{ email: 'nobody' }, [['brand.email', 'email_address']]],
    [{ timeZone: 'Manado' }, [['brand.timeZone', 'time_zone']]],
    [{ social: { ...brand.social, facebook: 'javascript:alert(1)' } }, [['brand.social.facebook', 'https_link']]],
    [{ map: { ...brand.map, latitude: 91 } }, [['brand.map.latitude', 'number_between']]],
    [{ tagline: { en: ' ', id: 'x', cn: 'x' } }, [['brand.tagline.en', 'required']]],
    [
      { openingHours: { contact: [{ days: [1], opens: '09:00', closes: '09:00' }], office: [] } },
      [['brand.openingHours.contact[0].closes', 'opening_times']],
    ],
    [
      { openingHours: { contact: [{ days: [1, 1], opens: '09:00', closes: '10:00' }], office: [] } },
      [['brand.openingHours.contact[0].days', 'opening_times']],
    ],
    [{ phone: '', whatsapp: '', email: '', wechat: { id: '', link: '' } }, [['brand.email', 'no_way_to_reach']]],
    [{ awards: Array.from({ length: 13 }, () => brand.awards[0]) }, [['brand.awards', 'too_many']]],
  ])('refuses %j', (change, errors) => {
    expect(errorsOf(withBrand(change))).toEqual(errors);
  });

  it('accepts numbers as people write them, and a single contact (SET-04)', () => {
    const checked = check(siteEdit, withBrand({ phone: '+62 431 555-0100', whatsapp: '', email: '', wechat: { id: '', link: '' } }));
    expect(checked).toMatchObject({ value: { brand: { phone: '+624315550100' } } });
  });

  it.each([
    '<script>alert(1)</script>',
    '[here](javascript:alert(1))',
    '[here](//evil.example)',
    '![picture](https://evil.example/a.png)',
    '`code`',
    '> said',
    '---',
  ])('refuses a page that holds %s (SET-03)', (text) => {
    const pages = { ...(record().pages as object), privacy: { en: `## Fine\n\n${text}`, id: '', cn: '' } };
    expect(errorsOf({ pages })).toEqual([['pages.privacy.en', 'structured_text']]);
  });
});
