import '@reefdesk/forms/texts';
import { provideTexts } from '@reefdesk/web-kit';

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
    'translations',
  ],
  (namespace, language) => import(`./${language}/${namespace}.json`),
);
