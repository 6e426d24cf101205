import { LANGUAGE_TAGS, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** A text, and its language if that differs from the page's: `<p lang={lang}>{value}</p>`. */
export interface LocalisedText {
  value: string;
  lang?: string;
}

/** Like `useLocalise`, with the language of a fallback, so that screen readers pronounce it correctly (WCAG 3.1.2). */
export function useLocalisedText(): (text: Partial<Localised> | null | undefined) => LocalisedText {
  const language = useLanguage();
  return useCallback(
    (text) => {
      const found = [language, ...LANGUAGES].find((key) => text?.[key]);
      if (!found) return { value: '' };
      return { value: text?.[found] ?? '', ...(found !== language && { lang: LANGUAGE_TAGS[found] }) };
    },
    [language],
  );
}
