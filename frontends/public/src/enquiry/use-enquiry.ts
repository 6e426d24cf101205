import type { Enquiry } from '@reefdesk/contracts/requests/enquiries.requests';
import { randomUuid } from '@reefdesk/forms/uploads';
import { errorText, isApiFailure, rememberReference, useLanguage } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeyedEnquiry, useSendEnquiryMutation } from './enquiry.api.ts';
import { keep, readKept, type Sent } from './kept.ts';

/** Between two tries where nothing answers; a line that comes back is tried at once. */
const RETRY_MS = 10_000;
/** Nothing answers, or nobody who could store it. */
const AWAY: ReadonlySet<number> = new Set([0, 408, 500, 502, 503, 504]);

export interface EnquiryState {
  /** `drawn`: by the server, for looking at; `waiting`: there is no line, it goes out by itself. */
  phase: 'drawn' | 'open' | 'sending' | 'waiting';
  /** Once it arrived. */
  sent: Sent | undefined;
  /** Why it was refused, in the reader's language. */
  refusal: string | undefined;
  /** Resolves when it arrived, was refused (with the failure) or waits. */
  send(body: Partial<Enquiry>): Promise<unknown>;
  /** Tries what waits once more. */
  tryNow(): void;
  /** Back to the form, with what was typed; what waits is not sent. */
  edit(): void;
  /** An empty form for another one. */
  again(): void;
}

function firstPhase(form: string): EnquiryState['phase'] {
  if (typeof document === 'undefined') return 'drawn';
  return readKept(form).pending ? 'waiting' : 'open';
}

/** Sends an enquiry once, however often it has to be tried. `form` names where it is typed. */
export function useEnquiry(form: string): EnquiryState {
  const language = useLanguage();
  const [call] = useSendEnquiryMutation();
  const [phase, setPhase] = useState<EnquiryState['phase']>(() => firstPhase(form));
  const [sent, setSent] = useState<Sent | undefined>(() => readKept(form).sent);
  const [refusal, setRefusal] = useState<string>();
  const running = useRef(false);

  const deliver = useCallback(
    async (enquiry: KeyedEnquiry): Promise<unknown> => {
      if (running.current) return undefined;
      running.current = true;
      setPhase('sending');
      setRefusal(undefined);
      try {
        const receipt = await call(enquiry).unwrap();
        const { name = '', preferred_channel: channel = 'email' } = enquiry.body;
        const arrived = { receipt, name, channel };
        keep(form, { values: undefined, suggested: undefined, pending: undefined, sent: arrived });
        rememberReference(receipt.reference);
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
        if (!failure.fields) setRefusal(await errorText(failure, language));
        return failure;
      } finally {
        running.current = false;
      }
    },
    [call, form, language],
  );

  const tryNow = useCallback(() => {
    const { pending } = readKept(form);
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

  // What waited when the page was left goes out when it is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes.
  useEffect(tryNow, []);

  return {
    phase,
    sent,
    refusal,
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
