import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['fields'], (_namespace, language) => import(`../locales/${language}/fields.json`));

/** Brings along where the texts are, so that only the chunks which use them know of them. */
export function useFieldText(): Text {
  return useText('fields');
}
