import '@reefdesk/forms/texts';
import type { Language } from '@reefdesk/contracts/languages';
import { provideTexts } from '@reefdesk/web-kit';

const load = (namespace: string, language: Language) => import(`./${language}/${namespace}.json`);

provideTexts(['shared'], load);

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, loaded only in the user's language. */
provideTexts(
  [
    'layout',
    'lists',
    'bulk',
    'palette',
    'session',
    'travels',
    'destinations',
    'gallery',
    'testimonials',
    'trash',
    'history',
    'drafts',
    'letters',
    'people',
    'enquiries',
    'replies',
    'departures',
    'bookings',
    'site',
    'audit',
    'agenda',
    'webhook',
    'library',
    'insights',
    'previews',
    'ordering',
    'order',
    'translations',
  ],
  load,
  ['shared', 'common'],
);
