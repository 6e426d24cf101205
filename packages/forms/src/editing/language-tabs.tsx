import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { CheckIcon, WarningIcon } from '@reefdesk/ui/icons';
import { Tabs } from '@reefdesk/ui/tabs';
import type { ReactNode } from 'react';
import type { LanguageMark } from '../errors/form-status.ts';
import { useEditingText } from '../texts/editing.ts';

export interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
  marks?: Readonly<Record<Language, LanguageMark>> | undefined;
  /** Defaults to the languages' names in the language of the interface. */
  names?: Readonly<Record<Language, string>>;
  beside?: ReactNode;
  className?: string;
  children: (language: Language) => ReactNode;
}

/** Texts by language, one at a time, always in the same order (ADEDIT-04, ATST-03). Each tab shows missing texts and errors. */
export function LanguageTabs({ value, onChange, marks, names, beside, className, children }: LanguageTabsProps) {
  const text = useEditingText();
  return (
    <Tabs
      label={text('languages')}
      value={value}
      onChange={onChange}
      beside={beside}
      {...(className !== undefined && { className })}
      tabs={LANGUAGES.map((language) => ({
        value: language,
        label: (
          <span className="flex items-center gap-2 whitespace-nowrap">
            <span lang={names ? undefined : LANGUAGE_TAGS[language]} className="hidden xs:inline">
              {(names ?? LANGUAGE_NAMES)[language]}
            </span>
            <span aria-hidden="true" className="xs:hidden">
              {language.toUpperCase()}
            </span>
            <span lang={names ? undefined : LANGUAGE_TAGS[language]} className="sr-only xs:hidden">
              {(names ?? LANGUAGE_NAMES)[language]}
            </span>
            {marks && <Mark {...marks[language]} />}
          </span>
        ),
        content: children(language),
      }))}
    />
  );
}

function Mark({ missing, invalid }: LanguageMark) {
  const text = useEditingText();
  if (invalid) return <WarningIcon label={text('marks.invalid')} className="size-5 text-coral-dark" />;
  if (missing === 0) return <CheckIcon label={text('marks.complete')} className="size-4 text-leaf" />;
  const label = text('marks.missing', { count: missing });
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="grid size-5 place-items-center rounded-full bg-sun/60 text-xs font-semibold text-ink"
    >
      {missing}
    </span>
  );
}
