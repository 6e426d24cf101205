import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['fields'], (_namespace, language) => import(`../locales/${language}/fields.json`));

export function useFieldText(): Text {
  return useText('fields');
}
