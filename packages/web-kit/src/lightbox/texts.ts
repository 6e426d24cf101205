import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['lightbox'], (_namespace, language) => import(`./locales/${language}/lightbox.json`));

export function useLightboxText(): Text {
  return useText('lightbox');
}
