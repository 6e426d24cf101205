import { DEFAULT_LANGUAGE, type Language } from '@reefdesk/contracts/languages';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../http/api-failure.ts';
import { loadTexts } from './texts.ts';
import { useLanguage } from './use-language.ts';
import { textOf } from './use-text.ts';

/**
 * A failed call in the reader's language: by its code, and the server's own words in English or for a code that is
 * not known. The texts are fetched when the first error happens.
 */
export async function errorText({ code, params, message }: ApiFailure, language: Language): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return message;
  const key = code ?? 'unknown';
  await loadTexts('errors', language).catch(() => undefined);
  const text = textOf('errors', language)(key, params);
  return text === key ? message : text;
}

/** {@link errorText} for rendering; empty for no failure and for the moment until the texts are there. */
export function useErrorText(failure: ApiFailure | null | undefined): string {
  const language = useLanguage();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!failure) return setText('');
    let current = true;
    void errorText(failure, language).then((value) => current && setText(value));
    return () => {
      current = false;
    };
  }, [failure, language]);
  return text;
}
