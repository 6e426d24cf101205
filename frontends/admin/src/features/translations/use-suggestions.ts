import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TARGET_LANGUAGES } from '@reefdesk/contracts/translations/values';
import { useFailureText } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { api, mutation, query, useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

const machineApi = api.injectEndpoints({
  endpoints: (build) => ({
    translator: query(build, 'GET /api/machine-translation'),
    translate: mutation(build, 'POST /api/machine-translation'),
  }),
});

const { useTranslatorQuery, useTranslateMutation } = machineApi;

export interface Wanted {
  path: string;
  text: string;
}

/** Maximum number of characters in one request, so that responses come quickly. */
const LETTERS_AT_ONCE = 12_000;
const NONE: ReadonlySet<string> = new Set();

type Target = (typeof TARGET_LANGUAGES)[number];
const isTarget = (language: Language): language is Target => TARGET_LANGUAGES.some((one) => one === language);

/** Loads machine translations into one language (EDT-09). `onMade` receives each batch as soon as it arrives. */
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
    busy,
    ask: async (wanted: readonly Wanted[]) => {
      if (busy.size > 0 || !isTarget(language)) return;
      setBusy(new Set(wanted.map(({ path }) => path)));
      try {
        for (const some of inParts(wanted)) {
          const texts = some.map((one) => ({ field: one.path, text: one.text }));
          const answer = await withSession(() => translate({ body: { language, texts } }).unwrap());
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
