import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { randomUuid } from '@reefdesk/forms/uploads';
import { errorText, isApiFailure, rememberReference, useLanguage } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeyedEnquiry, useSendEnquiryMutation } from './enquiry.api.ts';
import { rememberEnquiry } from './own-enquiries.ts';
import { keep, readStored, type Sent } from './stored-enquiry.ts';

/** Pause between two attempts without a response; a restored connection triggers one at once. */
const RETRY_MS = 10_000;
/** Statuses for which the enquiry may not have been stored and is sent again. */
const AWAY: ReadonlySet<number> = new Set([0, 408, 500, 502, 503, 504]);

export interface EnquiryState {
  /** `drawn`: server HTML, not usable yet; `waiting`: no connection, will be sent automatically. */
  phase: 'drawn' | 'open' | 'sending' | 'waiting';
  sent: Sent | undefined;
  error: string | undefined;
  /** Resolves when the enquiry has arrived, was rejected (with the failure) or waits. */
  send(body: Enquiry): Promise<unknown>;
  tryNow(): void;
  /** Returns to the form with the typed values; a waiting enquiry is not sent. */
  edit(): void;
  again(): void;
}

function firstPhase(form: string): EnquiryState['phase'] {
  if (typeof document === 'undefined') return 'drawn';
  return readStored(form).pending ? 'waiting' : 'open';
}

/** Sends an enquiry exactly once, however many attempts it takes. `form`: storage name of the form. */
export function useEnquiry(form: string): EnquiryState {
  const language = useLanguage();
  const [call] = useSendEnquiryMutation();
  const [phase, setPhase] = useState<EnquiryState['phase']>(() => firstPhase(form));
  const [sent, setSent] = useState<Sent | undefined>(() => readStored(form).sent);
  const [error, setError] = useState<string>();
  const running = useRef(false);

  const deliver = useCallback(
    async (enquiry: KeyedEnquiry): Promise<unknown> => {
      if (running.current) return undefined;
      running.current = true;
      setPhase('sending');
      setError(undefined);
      try {
        const receipt = await call(enquiry).unwrap();
        const { name = '', preferred_channel: channel = 'email' } = enquiry.body;
        const arrived = { receipt, name, channel };
        keep(form, { values: undefined, suggested: undefined, pending: undefined, sent: arrived });
        rememberReference(receipt.reference);
        rememberEnquiry(receipt.reference, receipt.status_url, new Date().toISOString());
        setSent(arrived);
        setPhase('open');
        return undefined;
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        if (AWAY.has(failure.status)) {
          setPhase('waiting');
          return undefined;
        }
        keep(form, { pending: undefined });
        setPhase('open');
        if (!failure.fields) setError(await errorText(failure, language));
        return failure;
      } finally {
        running.current = false;
      }
    },
    [call, form, language],
  );

  const tryNow = useCallback(() => {
    const { pending } = readStored(form);
    if (pending) void deliver(pending);
  }, [deliver, form]);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setInterval(tryNow, RETRY_MS);
    addEventListener('online', tryNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryNow);
    };
  }, [phase, tryNow]);

  // Sends an enquiry that was waiting when the page was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes.
  useEffect(tryNow, []);

  return {
    phase,
    sent,
    error,
    tryNow,
    async send(body) {
      const pending = { key: randomUuid(), body };
      keep(form, { pending });
      return deliver(pending);
    },
    edit() {
      keep(form, { pending: undefined });
      setPhase('open');
    },
    again() {
      keep(form, { sent: undefined, suggested: undefined });
      setSent(undefined);
    },
  };
}
