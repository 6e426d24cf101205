import { describe, expect, it } from '@jest/globals';
import { demoBrand } from '../../test/support/demo-brand.ts';
import { brandFaults } from './brand-faults.ts';

describe('brandFaults', () => {
  it('finds nothing wrong with a complete brand', () => {
    expect(brandFaults(demoBrand())).toEqual([]);
  });

  it('names each field at fault, in every language', () => {
    const { tagline, ...rest } = demoBrand();
    const brand = {
      ...rest,
      tagline: { ...tagline, cn: ' ' },
      whatsapp: '+62 431',
      map: { latitude: 91, longitude: 124, query: 'Manado' },
    };
    expect(brandFaults(brand)).toEqual([
      'tagline.cn must be a text',
      'whatsapp must be digits only, with country code',
      'map.latitude must be a number from -90 to 90',
    ]);
  });

  it('refuses links that are not https', () => {
    const brand = demoBrand();
    expect(brandFaults({ ...brand, social: { ...brand.social, facebook: 'javascript:alert(1)' } })).toEqual([
      'social.facebook must be an https:// link or empty',
    ]);
  });

  it.each([undefined, '', 'security@site.example', 'https://site.example/security'])(
    'takes %j for a security contact',
    (securityContact) => {
      expect(brandFaults({ ...demoBrand(), securityContact })).toEqual([]);
    },
  );

  it.each(['mailto:a@b.example', 'http://site.example', 'a@b.example\nContact: x@y.example', 'https://a.example\nx', 7, null])(
    'refuses %j as a security contact',
    (securityContact) => {
      expect(brandFaults({ ...demoBrand(), securityContact })).toEqual([
        'securityContact must be an email address, an https:// link or empty',
      ]);
    },
  );

  it.each([undefined, '', 'Manado', 'Asia/Atlantis', '+08:00', 8])('refuses %j as a time zone', (timeZone) => {
    expect(brandFaults({ ...demoBrand(), timeZone })).toEqual(['timeZone must be a time zone such as Asia/Makassar']);
  });

  it.each([
    undefined,
    [],
    'Mo-Sa 08:00-18:00',
    [null],
    [{ days: [1], opens: '08:00' }],
    [{ days: [], opens: '08:00', closes: '18:00' }],
    [{ days: [0], opens: '08:00', closes: '18:00' }],
    [{ days: [6, 6], opens: '08:00', closes: '18:00' }],
    [{ days: [1.5], opens: '08:00', closes: '18:00' }],
    [{ days: [1], opens: '8:00', closes: '18:00' }],
    [{ days: [1], opens: '18:00', closes: '08:00' }],
    [{ days: [1], opens: '08:00', closes: '24:00' }],
  ])('refuses %j as opening hours', (office) => {
    const brand = demoBrand();
    const faults = brandFaults({ ...brand, openingHours: { ...brand.openingHours, office } });
    expect(faults).toEqual([expect.stringMatching(/^openingHours\.office must list days/)]);
  });

  it.each([null, 'text', [], 7])('does not stumble over %j', (brand) => {
    expect(brandFaults(brand).length).toBeGreaterThan(10);
  });
});
