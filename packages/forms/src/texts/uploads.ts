import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['uploads'], (_namespace, language) => import(`../locales/${language}/uploads.json`));

export function useUploadText(): Text {
  return useText('uploads');
}
