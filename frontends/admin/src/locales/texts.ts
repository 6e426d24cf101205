import '@reefdesk/forms/texts';
import { provideTexts } from '@reefdesk/web-kit';

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, fetched in the reader's language only. */
provideTexts(
  [
    'layout',
    'lists',
    'session',
    'travels',
    'destinations',
    'gallery',
    'testimonials',
    'letters',
    'people',
    'enquiries',
    'replies',
    'departures',
    'bookings',
    'site',
    'audit',
  ],
  (namespace, language) => import(`./${language}/${namespace}.json`),
);
