import { LANGUAGE_TAGS, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** What is shown, and the language it is in where that is not the page's: `<p lang={lang}>{words}</p>`. */
export interface Words {
  words: string;
  lang?: string;
}

/** As `useLocalise`, for texts that are read out: a fallback says which language it is (WCAG 3.1.2). */
export function useWords(): (text: Partial<Localised> | null | undefined) => Words {
  const language = useLanguage();
  return useCallback(
    (text) => {
      const found = [language, ...LANGUAGES].find((key) => text?.[key]);
      if (!found) return { words: '' };
      return { words: text?.[found] ?? '', ...(found !== language && { lang: LANGUAGE_TAGS[found] }) };
    },
    [language],
  );
}
