import { errorText, isApiFailure, useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useEditingText } from '../texts/editing.ts';

/** What a failed call says to the reader: the server's words by its code, or that no answer came (ERR-31). */
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

/** The failure with which somebody else's version comes; undefined for every other. */
export function conflictOf<Stored>(failure: unknown): Stored | undefined {
  return isApiFailure(failure) && failure.code === 'edit_conflict' ? (failure.current as Stored | undefined) : undefined;
}

/** Whether a call ended because somebody cancelled it. */
export function isCancelled(reason: unknown): boolean {
  return (reason as Partial<DOMException> | null | undefined)?.name === 'AbortError';
}
