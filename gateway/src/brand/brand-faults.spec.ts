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

  it.each([null, 'text', [], 7])('does not stumble over %j', (brand) => {
    expect(brandFaults(brand).length).toBeGreaterThan(10);
  });
});
