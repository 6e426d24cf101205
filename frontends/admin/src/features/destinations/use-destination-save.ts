import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations';
import type { Success } from '@reefdesk/contracts/envelope';
import { useToast, useToastRemoval } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { type FormikHelpers, getIn } from 'formik';
import { useRef, useState } from 'react';
import { type ConflictRow, conflictRows, resolved, type Side } from '../../editing/conflict.ts';
import { conflictOf, useFailureText } from '../../editing/failure-text.ts';
import { faultAt, statusOf } from '../../editing/form-status.ts';
import { useOnceAtATime } from '../../editing/use-once-at-a-time.ts';
import { sendForm } from '../../uploads/send-form.ts';
import { type DestinationValues, editBody, valuesOf } from './destination-values.ts';
import { useEditDestinationMutation } from './destinations.api.ts';
import { newMainImage } from './uploads.ts';
import { useConflictFields } from './use-conflict-fields.ts';
import type { DestinationChanges } from './use-destination-changes.ts';

type Helpers = Pick<FormikHelpers<DestinationValues>, 'setStatus' | 'setValues' | 'resetForm'>;

interface Conflict {
  rows: ConflictRow[];
  current: DestinationView;
  form: Helpers;
}

export interface SaveOptions {
  /** Where the editing began. */
  base: DestinationValues;
  changes: DestinationChanges;
  /** The gallery-change flag: a new main image that was chosen but not sent (ADEDIT-22). */
  staged: File | null;
  onStaged: (file: null) => void;
  onSaved: () => void;
}

/** Save: the texts, then the staged main image; meets what somebody else saved meanwhile. */
export function useDestinationSave({ base, changes, staged, onStaged, onSaved }: SaveOptions) {
  const text = useText('destinations');
  const toast = useToast();
  const takeToastAway = useToastRemoval();
  const failureText = useFailureText();
  const fields = useConflictFields();
  const began = useRef(base);
  const [edit] = useEditDestinationMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { id, known, show, withSession, inTurn, changeGallery } = changes;

  const saveTexts = async (values: DestinationValues): Promise<void> => {
    const send = () => withSession(() => edit({ id, version: known.current, body: editBody(values) }).unwrap());
    const saved = await send().catch((failure: unknown) => {
      const current = conflictOf<DestinationView>(failure);
      if (!current || !isSame(began.current, valuesOf(current))) throw failure;
      // Somebody else changed the gallery only: nothing to choose.
      known.current = current.version;
      return send();
    });
    known.current = saved.version;
    began.current = valuesOf(saved);
    show(saved);
  };
  const saveStaged = async (): Promise<void> => {
    if (!staged) return;
    await changeGallery(async (version) => (await sendForm<Success<DestinationGalleryView>>(newMainImage({ id, version }, staged))).data);
    onStaged(null);
  };
  const [save, busy] = useOnceAtATime(async (values: DestinationValues, form: Helpers) => {
    const toastId = toast({ title: text('saving'), tone: 'loading' });
    try {
      await inTurn(() => saveTexts(values));
      setConflict(null);
    } catch (failure) {
      form.setStatus(statusOf(failure));
      const current = conflictOf<DestinationView>(failure);
      if (current) {
        takeToastAway(toastId);
        return setConflict({ rows: conflictRows(fields, began.current, values, valuesOf(current)), current, form });
      }
      return toast({ id: toastId, title: text('failed.save'), text: await failureText(failure), tone: 'error' });
    }
    try {
      await saveStaged();
      toast({ id: toastId, title: text('saved'), tone: 'success' });
      onSaved();
    } catch (failure) {
      // The texts are saved: the picture alone is still to do, and goes with the next Save.
      const reason = await failureText(failure);
      form.resetForm({ values: began.current });
      form.setStatus(faultAt('mainImage', reason));
      toast({ id: toastId, title: text('failed.mainImage'), text: reason, tone: 'error' });
    }
  });
  /** The choice becomes the form's values and is saved on top of what was stored. */
  const choose = async (sides: Record<string, Side>) => {
    if (!conflict) return;
    const { rows, current, form } = conflict;
    const values = resolved(valuesOf(current), rows, sides);
    known.current = current.version;
    began.current = valuesOf(current);
    void form.setValues(values);
    await save(values, form);
  };
  return { save, busy, conflict, choose, backToForm: () => setConflict(null) };

  function isSame(a: DestinationValues, b: DestinationValues): boolean {
    return fields.every(({ path }) => Object.is(getIn(a, path), getIn(b, path)));
  }
}
