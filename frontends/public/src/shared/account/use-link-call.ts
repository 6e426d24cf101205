import { type FormStatus, statusOf } from '@reefdesk/forms';
import { errorText, isApiFailure, useLanguage } from '@reefdesk/web-kit';
import { useState } from 'react';

export interface LinkFormProps {
  token: string;
  onDone: () => void;
  /** Called if the link has expired. */
  onVoid: () => void;
}

/** Sends a link's token. `run` resolves with field errors, if any; other errors are shown. `offline` is the message without an answer. */
export function useLinkCall({ onDone, onVoid, offline }: Pick<LinkFormProps, 'onDone' | 'onVoid'> & { offline: string }) {
  const language = useLanguage();
  const [error, setError] = useState<string>();
  const run = async (call: () => Promise<unknown>): Promise<FormStatus | undefined> => {
    setError(undefined);
    try {
      await call();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'invalid_or_expired_token') {
        onVoid();
        return undefined;
      }
      const status = statusOf(failure);
      if (!status) setError(failure.status === 0 ? offline : await errorText(failure, language));
      return status;
    }
    onDone();
    return undefined;
  };
  return { run, error };
}
