import { errorText, isApiFailure, useLanguage } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useProtectionText } from '../texts/account.ts';

/** Error text of a failed request; any other error is thrown again. */
export function useReason(): (failure: unknown) => Promise<string> {
  const text = useProtectionText();
  const language = useLanguage();
  return useCallback(
    async (failure) => {
      if (!isApiFailure(failure)) throw failure;
      return failure.status === 0 ? text('errors.offline') : errorText(failure, language);
    },
    [text, language],
  );
}
