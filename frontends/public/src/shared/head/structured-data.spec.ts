import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import type { PageVisit } from '@reefdesk/web-kit';
import brand from '../../../../../config/brand.json';
import { structuredData } from './head-kit.ts';

describe('the structured data of the operator', () => {
  it('has the contacts for readers of the language, as the page does [SET-01]', () => {
    const own = { phone: '+861055501000', phoneDisplay: '', whatsapp: '', email: 'china@reef.example' };
    const contacts = { ...completeBrand(brand).contacts, cn: own };
    const contactIn = (language: PageVisit['language']) => {
      const visit = { brand: { ...completeBrand(brand), contacts }, origin: 'https://www.reef.example', language } as PageVisit;
      return structuredData(visit).agency('office');
    };
    expect(contactIn('cn')).toMatchObject({ telephone: own.phone, email: own.email });
    expect(contactIn('en')).toMatchObject({ telephone: brand.phone, email: brand.email });
  });
});
