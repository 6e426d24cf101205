import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['uploads'], (_namespace, language) => import(`../locales/${language}/uploads.json`));

/** Brings along where the texts are, so that only the chunks which use them know of them. */
export function useUploadText(): Text {
  return useText('uploads');
}
