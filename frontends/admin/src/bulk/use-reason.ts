import { useFailureText, useFaultText } from '@reefdesk/forms';
import { isApiFailure } from '@reefdesk/web-kit';
import { useCallback } from 'react';

/** Returns the reason for a failed write: the first error of each invalid field, else the message of the response. */
export function useReason(): (failure: unknown) => Promise<string> {
  const failureText = useFailureText();
  const faultText = useFaultText();
  return useCallback(
    async (failure) => {
      const faults = Object.entries((isApiFailure(failure) && failure.fields) || {});
      if (faults.length === 0) return failureText(failure);
      return faults.flatMap(([path, list]) => list.slice(0, 1).map((fault) => faultText(path, fault))).join(' · ');
    },
    [failureText, faultText],
  );
}
