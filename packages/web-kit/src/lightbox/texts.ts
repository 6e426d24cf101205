import { provideTexts, type Text, useText } from '@reefdesk/web-kit';

provideTexts(['lightbox'], (_namespace, language) => import(`./locales/${language}/lightbox.json`));

/** Brings along where the texts are. */
export function useLightboxText(): Text {
  return useText('lightbox');
}
