import { type ApiFailure, errorText, isApiFailure, UNKNOWN_FAILURE, useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** Returns the server's message for a failed request in the user's language, else `fallback` (ERR-31). */
export function useFailureOr(): (failure: unknown, fallback: string) => Promise<string> {
  const language = useLanguage();
  return useCallback(
    async (failure, fallback) => (isApiFailure(failure) && hasMessage(failure) ? errorText(failure, language) : fallback),
    [language],
  );
}

function hasMessage({ code, message }: ApiFailure): boolean {
  return code !== undefined || message !== UNKNOWN_FAILURE;
}
