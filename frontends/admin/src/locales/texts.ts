import { provideTexts } from '@reefdesk/web-kit';

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, fetched in the reader's language only. */
provideTexts(
  ['layout', 'lists', 'editing', 'uploads', 'travels', 'destinations', 'gallery', 'testimonials'],
  (namespace, language) => import(`./${language}/${namespace}.json`),
);
