import type { Language } from '@reefdesk/contracts/languages';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { languageWithError } from './form-status.ts';
import { useServerErrors } from './use-server-errors.ts';

const FOCUS_AFTER_MS = 60;

export interface FormGuideProps {
  language?: Language;
  onLanguage?: (language: Language) => void;
  /** Receives the errors to list in a dialog; `ready` is false while it is open. */
  onRefused?: (messages: string[]) => void;
  ready?: boolean;
}

/** After a failed save, opens the language with the error and focuses the first invalid field. Place it inside the form. */
export function FormGuide({ language, onLanguage, onRefused, ready = true }: FormGuideProps) {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  const due = useRef(false);
  const isReported = useRef(false);
  const seen = useRef(submitCount);
  const focusedAtSave = useRef<Element | null>(null);
  if (seen.current !== submitCount) {
    seen.current = submitCount;
    due.current = true;
    isReported.current = false;
    focusedAtSave.current = document.activeElement;
  }
  const problems: Record<string, string> = { ...useServerErrors(), ...errorsOf(errors) };
  const invalid = Object.keys(problems);
  useEffect(() => {
    if (!due.current || isSubmitting || isValidating) return;
    if (invalid.length > 0 && onRefused && !isReported.current) {
      isReported.current = true;
      onRefused(Object.values(problems));
      return;
    }
    if (!ready) return;
    due.current = false;
    if (invalid.length === 0) return;
    const target = language && languageWithError(invalid, language);
    if (target && target !== language) onLanguage?.(target);
    // The fields of a newly opened tab, and the focus that a closing dialog returns, arrive a moment later.
    setTimeout(() => {
      const form = place.current?.closest('form');
      // The user may already type in another field.
      if (form && !isInAnotherField(form, focusedAtSave.current)) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }, FOCUS_AFTER_MS);
  });
  return <span ref={place} hidden />;
}

function isInAnotherField(form: HTMLFormElement, before: Element | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== null && form.contains(now) && now.matches('input, textarea, select, [role="combobox"]');
}

function errorsOf(errors: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(errorsOf(value, `${prefix}${key}.`))
        : value
          ? [[`${prefix}${key}`, String(value)]]
          : [],
    ),
  );
}
