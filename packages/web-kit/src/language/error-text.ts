import { DEFAULT_LANGUAGE, type Language } from '@reefdesk/contracts/languages';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../http/api-failure.ts';
import { loadTexts } from './texts.ts';
import { useLanguage } from './use-language.ts';
import { textOf } from './use-text.ts';

/**
 * Localised text of a failed request by its code; the server's text in English or for an unknown code. The texts are loaded with the first
 * error.
 */
export async function errorText({ code, params, message }: ApiFailure, language: Language): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return message;
  const key = code ?? 'unknown';
  await loadTexts('errors', language).catch(() => undefined);
  const text = textOf('errors', language)(key, params);
  return text === key ? message : text;
}

/** {@link errorText} for rendering; empty without a failure and while texts load. */
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
