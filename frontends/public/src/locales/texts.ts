import { provideTexts } from '@reefdesk/web-kit';

/** One namespace per feature: `locales/{en,id,cn}/{namespace}.json`, fetched in the visitor's language only. */
provideTexts(['landing', 'sign-in'], (namespace, language) => import(`./${language}/${namespace}.json`));
