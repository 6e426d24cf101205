import { MONTHS } from '@reefdesk/contracts/destinations/values';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useFormField } from '@reefdesk/forms';
import { classNames } from '@reefdesk/ui/class-names';
import { useLanguage } from '@reefdesk/web-kit';
import { type KeyboardEvent, useRef, useState } from 'react';

export interface MonthsFieldProps {
  name: string;
  label: string;
  hint?: string;
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => Math.min(at + 1, MONTHS.length - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: () => MONTHS.length - 1,
};

/** Twelve month toggles. They are a single Tab stop: arrow keys move, Space toggles. */
export function MonthsField({ name, label, hint }: MonthsFieldProps) {
  const { id, value: chosen, error, change } = useFormField<readonly number[]>(name);
  const nameOf = useMonthNames();
  const [stop, setStop] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const goAlong = (event: KeyboardEvent) => {
    const step = STEPS[event.key]?.(stop);
    if (step === undefined) return;
    event.preventDefault();
    setStop(step);
    strip.current?.querySelectorAll('input')[step]?.focus();
  };
  const toggle = (month: number) => change(MONTHS.filter((one) => (one === month ? !chosen.includes(month) : chosen.includes(one))));
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div ref={strip} className="grid grid-cols-6 gap-1 sm:grid-cols-12">
        {MONTHS.map((month, at) => (
          <label
            key={month}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center justify-center rounded-lg border text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ocean',
              chosen.includes(month) ? 'border-ocean bg-ocean text-white' : 'border-ink/25 hover:border-ink/60',
            )}
          >
            <input
              id={at === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(month)}
              tabIndex={at === stop ? 0 : -1}
              aria-label={nameOf(month, 'long')}
              onChange={() => toggle(month)}
              onFocus={() => setStop(at)}
              onKeyDown={goAlong}
              className="sr-only"
            />
            <span aria-hidden="true">{nameOf(month, 'short')}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink/70">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** Returns month names in the user's language: `January` (long) or `Jan` (short). */
export function useMonthNames(): (month: number, style: 'long' | 'short') => string {
  const language = useLanguage();
  return (month, style) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', month: style }).format(Date.UTC(2024, month - 1, 1));
}
