import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { demoBrand } from '../../test/support/demo-brand.ts';
import { readBrand } from './read-brand.ts';

describe('the brand file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (brand: unknown) => {
    const file = join(folder, 'brand.json');
    writeFileSync(file, JSON.stringify(brand));
    return readBrand(file);
  };

  const errorsOf = (brand: unknown): string[] => {
    try {
      read(brand);
      return [];
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      return error.message.replace(/^Bad BRAND_FILE \S+: /, '').split('; ');
    }
  };

  it('accepts a complete file', () => {
    expect(read(demoBrand())).toEqual(demoBrand());
  });

  it('accepts a file without optional fields', () => {
    const { wechat: _w, securityContact: _s, contacts: _c, hero: _h, figures: _f, awards: _a, seo: _e, ...least } = demoBrand();
    const { name } = least;
    expect(read(least)).toEqual({
      ...demoBrand(),
      securityContact: '',
      hero: { title: { en: name, id: name, cn: name }, claims: [] },
    });
  });

  it('accepts contacts in some languages only', () => {
    const none = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };
    const { contacts } = read({ ...demoBrand(), contacts: { cn: { whatsapp: '8613800000000' } } });
    expect(contacts).toEqual({ en: none, id: none, cn: { ...none, whatsapp: '8613800000000' } });
  });

  it('names each invalid field, in every language', () => {
    const { tagline, ...rest } = demoBrand();
    const brand = {
      ...rest,
      tagline: { ...tagline, cn: ' ' },
      whatsapp: '+62 431',
      map: { latitude: 91, longitude: 124, query: 'Manado' },
    };
    expect(errorsOf(brand)).toEqual([
      'tagline.cn: Tagline in CN is required',
      'whatsapp: WhatsApp must be digits only, with the country code',
      'map.latitude: Latitude must be a number from -90 to 90',
    ]);
  });

  it('rejects links that are not https', () => {
    const brand = demoBrand();
    expect(errorsOf({ ...brand, social: { ...brand.social, facebook: 'javascript:alert(1)' } })).toEqual([
      'social.facebook: Facebook must be an address that begins with https://',
    ]);
  });

  it.each([undefined, '', 'security@site.example', 'https://site.example/security'])(
    'takes %j for a security contact',
    (securityContact) => {
      expect(errorsOf({ ...demoBrand(), securityContact })).toEqual([]);
    },
  );

  it.each(['mailto:a@b.example', 'http://site.example', 'a@b.example\nContact: x@y.example', 'https://a.example\nx', 7, null])(
    'refuses %j as a security contact',
    (securityContact) => {
      expect(errorsOf({ ...demoBrand(), securityContact })).toEqual([expect.stringMatching(/^securityContact: /)]);
    },
  );

  it.each([
    [undefined, 'is required'],
    ['', 'is required'],
    ['Manado', 'must be a time zone such as Asia/Makassar'],
    ['Asia/Atlantis', 'must be a time zone such as Asia/Makassar'],
    ['+08:00', 'must be a time zone such as Asia/Makassar'],
    [8, 'must be a text'],
  ])('refuses %j as a time zone', (timeZone, expected) => {
    expect(errorsOf({ ...demoBrand(), timeZone })).toEqual([`timeZone: Time zone ${expected}`]);
  });

  it.each([
    [undefined, 'openingHours.office: Hours: choose at least one day, and close after opening'],
    [[], 'openingHours.office: Hours: choose at least one day, and close after opening'],
    ['Mo-Sa 08:00-18:00', 'openingHours.office: Hours must be a JSON object'],
    [[null], 'openingHours.office[0]: Hours is required'],
    [[{ days: [1], opens: '08:00' }], 'openingHours.office[0].closes: Closing time is required'],
    [
      [{ days: [], opens: '08:00', closes: '18:00' }],
      'openingHours.office[0].days: Days: choose at least one day, and close after opening',
    ],
    [[{ days: [0], opens: '08:00', closes: '18:00' }], 'openingHours.office[0].days[0]: Day must be a whole number from 1 to 7'],
    [
      [{ days: [6, 6], opens: '08:00', closes: '18:00' }],
      'openingHours.office[0].days: Days: choose at least one day, and close after opening',
    ],
    [[{ days: [1.5], opens: '08:00', closes: '18:00' }], 'openingHours.office[0].days[0]: Day must be a whole number from 1 to 7'],
    [[{ days: [1], opens: '8:00', closes: '18:00' }], 'openingHours.office[0].opens: Opening time must be a time from 00:00 to 23:59'],
    [
      [{ days: [1], opens: '18:00', closes: '08:00' }],
      'openingHours.office[0].closes: Closing time: choose at least one day, and close after opening',
    ],
    [[{ days: [1], opens: '08:00', closes: '24:00' }], 'openingHours.office[0].closes: Closing time must be a time from 00:00 to 23:59'],
  ])('refuses %j as opening hours', (office, problem) => {
    const brand = demoBrand();
    expect(errorsOf({ ...brand, openingHours: { ...brand.openingHours, office } })).toEqual([problem]);
  });

  it('names every field that an empty object lacks', () => {
    expect(errorsOf({}).length).toBeGreaterThan(10);
  });

  it.each([
    [null, 'Operator is required'],
    ['text', 'Operator must be a JSON object'],
    [[], 'Operator must be a JSON object'],
    [7, 'Operator must be a JSON object'],
  ])('does not stumble over %j', (brand, problem) => {
    expect(errorsOf(brand)).toEqual([problem]);
  });
});
