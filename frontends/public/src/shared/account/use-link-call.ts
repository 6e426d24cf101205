import { type FormStatus, statusOf } from '@reefdesk/forms';
import { errorText, isApiFailure, useLanguage } from '@reefdesk/web-kit';
import { useState } from 'react';

/** What a letter's link is for, as a form that follows it is told. */
export interface LinkFormProps {
  /** Of the letter's link. */
  token: string;
  onDone: () => void;
  /** The link works no longer. */
  onVoid: () => void;
}

/**
 * Follows a letter's link. `run` resolves with what was refused about single fields, if anything; every other refusal is said in
 * the reader's language. `offline`: what is said where nothing answers.
 */
export function useLinkCall({ onDone, onVoid, offline }: Pick<LinkFormProps, 'onDone' | 'onVoid'> & { offline: string }) {
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const run = async (call: () => Promise<unknown>): Promise<FormStatus | undefined> => {
    setRefusal(undefined);
    try {
      await call();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'invalid_or_expired_token') {
        onVoid();
        return undefined;
      }
      const status = statusOf(failure);
      if (!status) setRefusal(failure.status === 0 ? offline : await errorText(failure, language));
      return status;
    }
    onDone();
    return undefined;
  };
  return { run, refusal };
}
