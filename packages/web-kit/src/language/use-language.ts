import { type Language, type LanguageCode, type Localised, localise, toLanguage } from '@reefdesk/contracts/languages';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { languageChanged } from '../store/auth.slice.ts';
import { completeCarriedReads } from '../store/carried-reads.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { markDocument, saveLanguage } from './language.ts';
import { loadUsedTexts } from './texts.ts';

export function useLanguage(): Language {
  return toLanguage(useAppSelector((state) => state.auth.language));
}

let choices = 0;

/**
 * The current code and its setter, which loads texts and content before it switches. The last choice wins, and `?lang=` is removed at once.
 */
export function useLanguageChoice(): [LanguageCode, (code: LanguageCode) => Promise<void>] {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useSearchParams();
  const code = useAppSelector((state) => state.auth.language);
  const choose = useCallback(
    async (next: LanguageCode) => {
      choices += 1;
      const choice = choices;
      if (search.has('lang')) {
        const rest = new URLSearchParams(search);
        rest.delete('lang');
        setSearch(rest, { replace: true, preventScrollReset: true });
      }
      const language = toLanguage(next);
      await Promise.all([loadUsedTexts(language), dispatch(completeCarriedReads())]);
      if (choice !== choices) return;
      saveLanguage(next);
      markDocument(language);
      dispatch(languageChanged(next));
    },
    [dispatch, search, setSearch],
  );
  return [code, choose];
}

/** Picks the current language's value of a `Localised`, falling back en, id, cn (I18N-08). */
export function useLocalise(): (text: Partial<Localised> | null | undefined) => string {
  const language = useLanguage();
  return useCallback((text) => localise(text, language), [language]);
}
