import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useToast } from '@reefdesk/ui/toasts';
import { useLanguage } from '@reefdesk/web-kit';
import { useEditingText } from '../texts/editing.ts';
import { type ConflictRow, takenIn } from './conflict.ts';

/** The names of what somebody else saved and nobody is asked about, as a list; empty where there is nothing of the kind. */
export function useTakenIn(): (rows: readonly ConflictRow[]) => string {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (rows) => new Intl.ListFormat(tag).format(takenIn(rows).map(({ label }) => label));
}

/** Tells what of somebody else's was taken in where nothing had to be chosen. */
export function useTellMerged(): (rows: readonly ConflictRow[]) => void {
  const text = useEditingText();
  const toast = useToast();
  const taken = useTakenIn();
  return (rows) => {
    const fields = taken(rows);
    if (fields) toast({ title: text('conflict.mergedTitle'), text: text('conflict.merged', { fields }) });
  };
}
