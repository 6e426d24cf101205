import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TARGET_LANGUAGES } from '@reefdesk/contracts/machine-translation';
import { useFailureText } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { useWithSession } from '../../session/session-recovery.tsx';
import { useTranslateMutation, useTranslatorQuery } from './machine.api.ts';

export interface Wanted {
  /** Where it goes. */
  path: string;
  /** In English. */
  text: string;
}

/** Of one call, so that the answer comes soon. */
const LETTERS_AT_ONCE = 12_000;
const NONE: ReadonlySet<string> = new Set();

type Target = (typeof TARGET_LANGUAGES)[number];
const isTarget = (language: Language): language is Target => TARGET_LANGUAGES.some((one) => one === language);

/** Texts by the configured machine, into one language (EDT-09): some come as soon as they are there. */
export function useSuggestions(language: Language, onMade: (texts: readonly { path: string; text: string }[]) => void) {
  const text = useText('translations');
  const toast = useToast();
  const failureText = useFailureText();
  const withSession = useWithSession();
  const [translate] = useTranslateMutation();
  const { data } = useTranslatorQuery();
  const [busy, setBusy] = useState(NONE);
  const made = useRef(onMade);
  made.current = onMade;
  return {
    isThere: data?.available === true && isTarget(language),
    /** Paths for which an answer is awaited. */
    busy,
    ask: async (wanted: readonly Wanted[]) => {
      if (busy.size > 0 || !isTarget(language)) return;
      setBusy(new Set(wanted.map(({ path }) => path)));
      try {
        for (const some of inParts(wanted)) {
          const texts = some.map((one) => ({ field: one.path, text: one.text }));
          const answer = await withSession(() => translate({ language, texts }).unwrap());
          made.current(answer.texts.map((one) => ({ path: one.field, text: one.text })));
        }
      } catch (failure) {
        toast({ title: text('translate.machine.failed'), text: await failureText(failure), tone: 'error' });
      } finally {
        setBusy(NONE);
      }
    },
  };
}

function inParts(wanted: readonly Wanted[]): Wanted[][] {
  const parts: Wanted[][] = [];
  let letters = 0;
  for (const one of wanted) {
    const last = parts.at(-1);
    if (last && last.length < LIMITS.machineTexts && letters + one.text.length <= LETTERS_AT_ONCE) {
      last.push(one);
      letters += one.text.length;
    } else {
      parts.push([one]);
      letters = one.text.length;
    }
  }
  return parts;
}
