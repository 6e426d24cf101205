import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { Success } from '@reefdesk/contracts/schema/view';
import { conflictOf, useSave, useTold } from '@reefdesk/forms';
import { useUpload } from '@reefdesk/forms/uploads';
import { useText } from '@reefdesk/web-kit';
import { getIn } from 'formik';
import { type DestinationValues, editData, valuesOf } from '../destination-values.ts';
import { useEditDestinationMutation } from '../destinations.api.ts';
import { editWithImage } from '../uploads.ts';
import type { DestinationChanges } from '../use-destination-changes.ts';
import { useConflictFields } from './use-conflict-fields.ts';

export interface DestinationSaveOptions {
  /** The destination as it was when editing began. */
  opened: DestinationView;
  changes: DestinationChanges;
  /** New main image that is not uploaded yet (ADEDIT-22). */
  staged: File | null;
  onSaved: () => void;
}

/** Saves the texts, in one request with a new main image, and reports conflicts with another user's save. */
export function useDestinationSave({ opened, changes, staged, onSaved }: DestinationSaveOptions) {
  const text = useText('destinations');
  const told = useTold();
  const fields = useConflictFields();
  const [edit] = useEditDestinationMutation();
  const upload = useUpload();
  const { id, known, show, withSession, inTurn } = changes;

  const sendEdit = async (values: DestinationValues): Promise<DestinationView> => {
    const onto = { destinationId: id, version: known.current };
    const body = editData(values);
    if (!staged) return withSession(() => edit({ ...onto, body }).unwrap());
    const form = editWithImage(onto, body, staged);
    return (await withSession(() => upload.send<Success<DestinationView>>(form))).data;
  };
  const send = async (values: DestinationValues, onto: DestinationView): Promise<DestinationView> => {
    known.current = Math.max(known.current, onto.version);
    const saved = await sendEdit(values).catch((failure: unknown) => {
      const current = conflictOf<DestinationView>(failure);
      if (!current || !isSame(valuesOf(onto), valuesOf(current))) throw failure;
      // Another user changed only the gallery, so there is no conflict to resolve.
      known.current = current.version;
      return sendEdit(values);
    });
    known.current = saved.version;
    show(saved);
    return saved;
  };
  const words = {
    running: text('savingChanges'),
    done: text('saved'),
    failed: text('failed.save'),
    stopped: text('gallery.uploadStopped'),
  };
  const saving = useSave<DestinationValues, DestinationView>({
    stored: opened,
    send: (values, onto) => told(words, () => inTurn(() => send(values, onto ?? opened))),
    onSaved,
    conflict: { fields, valuesOf },
  });
  return { ...saving, share: upload.share, stopUpload: upload.cancel };

  function isSame(a: DestinationValues, b: DestinationValues): boolean {
    return fields.every(({ path }) => Object.is(getIn(a, path), getIn(b, path)));
  }
}
