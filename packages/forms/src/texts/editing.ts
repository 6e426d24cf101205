import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['editing'], (_namespace, language) => import(`../locales/${language}/editing.json`));

/** Brings along where the texts are, so that only the chunks which use them know of them. */
export function useEditingText(): Text {
  return useText('editing');
}
