import { provideTexts } from '@reefdesk/web-kit';

const NAMESPACES = [
  'landing',
  'about',
  'sign-in',
  'destinations',
  'destination-detail',
  'destination-facts',
  'lightbox',
  'travel',
  'sign-up',
  'customer',
];

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, fetched in the visitor's language only. */
provideTexts(NAMESPACES, (namespace, language) => import(`./${language}/${namespace}.json`));
