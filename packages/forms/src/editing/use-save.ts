import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { conflictOf, isCancelled } from '../faults/failure-text.ts';
import { statusOf } from '../faults/form-status.ts';
import { askedFor, type ConflictField, type ConflictRow, conflictRows, resolved, type Side } from './conflict.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { useOnceAtATime } from './use-once-at-a-time.ts';
import { useTellMerged } from './use-tell-merged.ts';

/** What saving does to its form. */
export type SavedForm<Values> = Pick<FormikHelpers<Values>, 'setStatus' | 'setValues' | 'resetForm'>;

/** How two versions of the same thing are shown side by side. */
export interface TwoVersions<Values, Stored> {
  fields: readonly ConflictField[];
  valuesOf: (stored: Stored) => Values;
  /** The form's values after the choice, where there is more in them than the fields tell. */
  complete?: (chosen: Values, mine: Values, theirs: Stored) => Values;
}

export interface SaveOptions<Values, Stored> {
  /** What the form was opened with; null for something new. */
  stored: Stored | null;
  /** Sends all of the form, made from `onto`, and answers what is stored then. Throws what the calls throw. */
  send: (values: Values, onto: Stored | null) => Promise<Stored>;
  onSaved: (saved: Stored, form: SavedForm<Values>, values: Values) => void;
  /** After its fields are marked; not called where somebody stopped it, or where somebody else was faster. */
  onFailed?: (failure: unknown) => unknown;
  /** For an edit conflict: both versions in a dialog, or what the screen does instead. Without it, a conflict fails like any error. */
  conflict?: TwoVersions<Values, Stored> | ((theirs: Stored, values: Values, form: SavedForm<Values>) => void) | undefined;
  /** Where a field of the request is in the form, where that is elsewhere. */
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
 * Saves a form, once at a time, and marks the fields that the server refused. Where somebody else saved meanwhile, what only
 * one of the two changed is merged, and told; what both changed is chosen; the outcome is saved onto theirs. `conflict` is
 * for `ConflictDialog`, `failure` for `SaveNote`.
 */
export function useSave<Values, Stored>(options: SaveOptions<Values, Stored>) {
  const seen = useRef(options.stored);
  const [conflict, setConflict] = useState<Conflict<Values, Stored>>();
  const [failure, setFailure] = useState<unknown>();
  const tellMerged = useTellMerged();
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
        // Once the call that failed is over: it may be made again then.
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
    tellMerged(rows);
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
  return { save, busy, conflict: dialog, failure, dismiss: () => setFailure(undefined) };
}
