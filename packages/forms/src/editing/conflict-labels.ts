import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { useEditingText } from '../texts/editing.ts';
import type { ConflictField } from './conflict.ts';

interface ConflictLabel<Value> extends Pick<ConflictField, 'label' | 'lang'> {
  show?: (value: Value) => string;
}

type Leaf = string | number | boolean | null | undefined | File | readonly unknown[];

/**
 * Labels of all values in the shape of the form; arrays are compared as a whole. Null excludes a value from conflicts: the other user's
 * version then wins, unless the form restores its own value.
 */
export type ConflictLabels<Values> = {
  readonly [Name in keyof Values]-?: null | (Values[Name] extends Leaf ? ConflictLabel<Values[Name]> : ConflictLabels<Values[Name]>);
};

export function conflictFields<Values>(labels: ConflictLabels<Values>, parent = ''): ConflictField[] {
  return Object.entries<unknown>(labels).flatMap(([name, entry]) => {
    if (entry === null) return [];
    const path = parent + name;
    return isLabel(entry) ? [{ ...entry, path }] : conflictFields(entry as ConflictLabels<unknown>, `${path}.`);
  });
}

function isLabel(entry: unknown): entry is ConflictLabel<unknown> {
  return typeof (entry as Partial<ConflictLabel<unknown>>).label === 'string';
}

type LocalisedLabels = Record<Language, Pick<ConflictField, 'label' | 'lang'>>;

export function localisedLabels(label: (language: Language) => string): LocalisedLabels {
  return each(LANGUAGES, (language) => ({ label: label(language), lang: LANGUAGE_TAGS[language] }));
}

export function useLocalisedLabels(): (field: string) => LocalisedLabels {
  const text = useEditingText();
  return (field) => localisedLabels((language) => text('conflict.field', { field, language: language.toUpperCase() }));
}
