// Registers the texts of the forms package that pages request.
import '@reefdesk/forms/texts/account';
import '@reefdesk/forms/texts/fields';
import type { Language } from '@reefdesk/contracts/languages';
import { provideTexts } from '@reefdesk/web-kit';

const NAMESPACES = [
  'landing',
  'about',
  'packages',
  'destinations',
  'destination-detail',
  'destination-facts',
  'travel',
  'customer',
  'enquiry',
  'enquiry-status',
  'site-page',
];

const CREDENTIALS = ['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'verify-email', 'accept-invitation'];

const load = (namespace: string, language: Language) => import(`./${language}/${namespace}.json`);

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, loaded in the visitor's language only. */
provideTexts([...NAMESPACES, 'credentials'], load);
provideTexts(CREDENTIALS, load, ['credentials', 'common']);
