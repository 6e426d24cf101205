import { useCallback } from 'react';
import { useProtectionText } from '../texts/account.ts';
import { PasskeyFailure } from './browser-passkeys.ts';
import { useReason } from './use-reason.ts';

export function usePasskeyReason(): (failure: unknown) => Promise<string> {
  const text = useProtectionText();
  const reasonOf = useReason();
  return useCallback(
    async (failure) => (failure instanceof PasskeyFailure ? text(`passkeys.problems.${failure.problem}`) : reasonOf(failure)),
    [text, reasonOf],
  );
}
