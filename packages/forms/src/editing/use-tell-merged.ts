import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useToast } from '@reefdesk/ui/toasts';
import { useLanguage } from '@reefdesk/web-kit';
import { useEditingText } from '../texts/editing.ts';
import { type ConflictRow, takenIn } from './conflict.ts';

/** Returns the labels of fields that were merged from another user's version, as a list. */
export function useTakenIn(): (rows: readonly ConflictRow[]) => string {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (rows) => new Intl.ListFormat(tag).format(takenIn(rows).map(({ label }) => label));
}

/** Shows which changes of another user were merged without a choice. */
export function useMergeToast(): (rows: readonly ConflictRow[]) => void {
  const text = useEditingText();
  const toast = useToast();
  const taken = useTakenIn();
  return (rows) => {
    const fields = taken(rows);
    if (fields) toast({ title: text('conflict.mergedTitle'), text: text('conflict.merged', { fields }) });
  };
}
