import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['editing'], (_namespace, language) => import(`../locales/${language}/editing.json`));

export function useEditingText(): Text {
  return useText('editing');
}
