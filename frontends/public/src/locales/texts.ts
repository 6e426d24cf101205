// Where the texts of the editing kit are that pages ask for beside their code.
import '@reefdesk/forms/account/texts';
import '@reefdesk/forms/fields/texts';
import { provideTexts } from '@reefdesk/web-kit';

const NAMESPACES = [
  'landing',
  'about',
  'packages',
  'sign-in',
  'destinations',
  'destination-detail',
  'destination-facts',
  'travel',
  'sign-up',
  'forgot-password',
  'reset-password',
  'verify-email',
  'accept-invitation',
  'customer',
  'enquiry',
  'enquiry-status',
  'site-page',
];

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, fetched in the visitor's language only. */
provideTexts(NAMESPACES, (namespace, language) => import(`./${language}/${namespace}.json`));
