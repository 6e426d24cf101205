import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';

/** A small brand with every field. The name would close its script element if it were not escaped. */
export function demoBrand(): Brand {
  const text = { en: 'Dive with us', id: 'Menyelam bersama kami', cn: '和我们一起潜水' };
  return completeBrand({
    name: 'Reef </script> & Sons',
    shortName: 'Reef',
    tagline: text,
    blurb: text,
    phone: '+62431555010',
    phoneDisplay: '+62 431 555 010',
    whatsapp: '62431555010',
    email: 'hello@reef.example',
    supportEmail: 'support@reef.example',
    securityContact: 'security@reef.example',
    address: { en: ['Manado'], id: ['Manado'], cn: ['万鸦老'] },
    timeZone: 'Asia/Makassar',
    openingHours: {
      contact: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:30', closes: '19:00' }],
      office: [
        { days: [2, 4], opens: '09:00', closes: '12:00' },
        { days: [7], opens: '10:00', closes: '11:30' },
      ],
    },
    map: { latitude: 1.49, longitude: 124.84, query: 'Manado' },
    social: { facebook: 'https://social.example/reef', instagram: '', tiktok: '', youtube: '' },
    chat: { greeting: text },
    hero: { title: { en: 'Breathe in', id: 'Tarik napas', cn: '深吸一口气' }, claims: [text] },
  });
}
