import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { conflictOf, isCancelled } from '../errors/failure-text.ts';
import { statusOf } from '../errors/form-status.ts';
import { askedFor, type ConflictField, type ConflictRow, conflictRows, resolved, type Side } from './conflict.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { useOnceAtATime } from './use-once-at-a-time.ts';
import { useMergeToast } from './use-tell-merged.ts';

export type SavedForm<Values> = Pick<FormikHelpers<Values>, 'setStatus' | 'setValues' | 'resetForm'>;

export interface TwoVersions<Values, Stored> {
  fields: readonly ConflictField[];
  valuesOf: (stored: Stored) => Values;
  /** Completes the chosen values, if the form has values that are not in `fields`. */
  complete?: (chosen: Values, mine: Values, theirs: Stored) => Values;
}

export interface SaveOptions<Values, Stored> {
  stored: Stored | null;
  /** Sends the whole form, based on `onto`, and returns the stored record. */
  send: (values: Values, onto: Stored | null) => Promise<Stored>;
  onSaved: (saved: Stored, form: SavedForm<Values>, values: Values) => void;
  /** Called after the fields are marked; not after a cancellation or a conflict. */
  onFailed?: (failure: unknown) => unknown;
  /** Handles an edit conflict: by the dialog, or by the screen's own function. Without it, a conflict is an error like any other. */
  conflict?: TwoVersions<Values, Stored> | ((theirs: Stored, values: Values, form: SavedForm<Values>) => void) | undefined;
  /** Maps a request field to its path in the form, if they differ. */
  placeOf?: (path: string) => string;
}

interface Conflict<Values, Stored> {
  theirs: Stored;
  mine: Values;
  rows: ConflictRow[];
  versions: TwoVersions<Values, Stored>;
  form: SavedForm<Values>;
}

/**
 * Saves a form, one request at a time, and marks fields with server errors. After a concurrent change, one-sided changes are merged and
 * announced, the user decides the others, and the result is saved onto the newer version. `conflict` is for `ConflictDialog`, `failure` for
 * `SaveNote`.
 */
export function useSave<Values, Stored>(options: SaveOptions<Values, Stored>) {
  const seen = useRef(options.stored);
  const [conflict, setConflict] = useState<Conflict<Values, Stored>>();
  const [failure, setFailure] = useState<unknown>();
  const toastMerged = useMergeToast();
  const [save, busy] = useOnceAtATime(
    async (values: Values, form: SavedForm<Values>, onto: Stored | null = seen.current): Promise<void> => {
      form.setStatus(undefined);
      try {
        const saved = await options.send(values, onto);
        seen.current = saved;
        setFailure(undefined);
        options.onSaved(saved, form, values);
      } catch (failure) {
        if (isCancelled(failure)) return;
        const { conflict: versions } = options;
        const theirs = versions && conflictOf<Stored>(failure);
        // Deferred until the failed request is over, because only one may run.
        if (versions && theirs !== undefined) return void setTimeout(() => meet(theirs, versions, onto, values, form));
        setFailure(failure);
        form.setStatus(statusOf(failure, options.placeOf));
        await options.onFailed?.(failure);
      }
    },
  );

  const meet = (
    theirs: Stored,
    versions: NonNullable<typeof options.conflict>,
    onto: Stored | null,
    mine: Values,
    form: SavedForm<Values>,
  ) => {
    if (typeof versions === 'function') return versions(theirs, mine, form);
    const base = onto === null ? mine : versions.valuesOf(onto);
    const rows = conflictRows(versions.fields, base, mine, versions.valuesOf(theirs));
    const met = { theirs, mine, rows, versions, form };
    if (askedFor(rows).length > 0) return setConflict(met);
    toastMerged(rows);
    settle(met, {});
  };
  const settle = ({ theirs, mine, rows, versions, form }: Conflict<Values, Stored>, sides: Record<string, Side>) => {
    const chosen = resolved(versions.valuesOf(theirs), rows, sides);
    const values = versions.complete ? versions.complete(chosen, mine, theirs) : chosen;
    setConflict(undefined);
    seen.current = theirs;
    void form.setValues(values);
    void save(values, form);
  };
  const dialog: ConflictDialogProps | undefined = conflict && {
    rows: conflict.rows,
    onChoose: (sides) => settle(conflict, sides),
    onCancel: () => setConflict(undefined),
    busy,
  };
  /** Later saves are based on this version, which the form must show. */
  const rebase = (stored: Stored) => {
    seen.current = stored;
  };
  return { save, busy, conflict: dialog, failure, dismiss: () => setFailure(undefined), rebase };
}
