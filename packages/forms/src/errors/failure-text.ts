import { errorText, isApiFailure, useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useEditingText } from '../texts/editing.ts';

/** Localised text of a failed request, or that no response arrived (ERR-31). */
export function useFailureText(): (failure: unknown) => Promise<string> {
  const language = useLanguage();
  const text = useEditingText();
  return useCallback(
    async (failure) => {
      if (!isApiFailure(failure) || failure.status === 0) return text('noAnswer');
      return errorText(failure, language);
    },
    [language, text],
  );
}

/** Returns the other user's version from an edit conflict; undefined for any other error. */
export function conflictOf<Stored>(failure: unknown): Stored | undefined {
  return isApiFailure(failure) && failure.code === 'edit_conflict' ? (failure.current as Stored | undefined) : undefined;
}

export function isCancelled(reason: unknown): boolean {
  return (reason as Partial<DOMException> | null | undefined)?.name === 'AbortError';
}
