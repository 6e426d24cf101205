import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { Popup, useText } from '@reefdesk/web-kit';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { type ConflictField, type ConflictRow, conflictRows, resolved, type Side } from '../../../editing/conflict.ts';
import { conflictOf } from '../../../editing/failure-text.ts';
import { statusOf } from '../../../editing/form-status.ts';
import { useOnceAtATime } from '../../../editing/use-once-at-a-time.ts';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { isCancelled } from '../../../uploads/send-form.ts';
import { formPath, type GalleryValues, NEW_ITEM, valuesOf } from '../gallery-values.ts';
import { useGallerySave } from '../use-gallery-save.ts';
import { GalleryItemForm } from './gallery-item-form.tsx';

export interface GalleryItemDialogProps {
  /** Null adds one. */
  item: GalleryItemView | null;
  onClose: () => void;
  /** It is saved; gets what to say. */
  onSaved: (message: string) => void;
}

interface Conflict {
  theirs: GalleryItemView;
  rows: readonly ConflictRow[];
}

/** Add and edit one picture of the slideshow (AGAL-05). Mount it when it opens. */
export function GalleryItemDialog({ item, onClose, onSaved }: GalleryItemDialogProps) {
  const text = useText('gallery');
  const failureOr = useFailureOr();
  const { save, stored, share, cancel } = useGallerySave(item);
  const [initial] = useState(() => (item ? valuesOf(item) : NEW_ITEM));
  const [fault, setFault] = useState('');
  const [noImage, setNoImage] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const fields = useConflictFields();
  const rules = useMemo(() => object({ titles: object({ en: string().trim().required(text('errors.title')) }) }), [text]);

  const [submit, busy] = useOnceAtATime(
    async (values: GalleryValues, form: FormikHelpers<GalleryValues>, onto: GalleryItemView | null = stored) => {
      setFault('');
      form.setStatus(undefined);
      if (!item && !values.image) return setNoImage(true);
      try {
        await save(values, onto);
        onSaved(text(item ? 'updated' : 'added'));
      } catch (failure) {
        if (isCancelled(failure)) return;
        const theirs = conflictOf<GalleryItemView>(failure);
        if (theirs)
          return setConflict({ theirs, rows: conflictRows(fields, stored ? valuesOf(stored) : initial, values, valuesOf(theirs)) });
        const status = statusOf(failure);
        const named = Object.entries(status?.fields ?? {}).map(([field, words]) => [formPath(field), words]);
        form.setStatus(status && { fields: Object.fromEntries(named) });
        setFault(await failureOr(failure, text(item ? 'errors.update' : 'errors.add')));
      }
    },
  );
  return (
    <Formik<GalleryValues> initialValues={initial} validationSchema={rules} onSubmit={(values, form) => submit(values, form)}>
      {(form) => (
        <GalleryItemForm
          item={item}
          busy={busy}
          fault={fault}
          share={share}
          onCancelUpload={cancel}
          onClose={onClose}
          conflict={conflict?.rows}
          onConflictCancel={() => setConflict(undefined)}
          onConflictChoice={(sides: Record<string, Side>) => {
            if (!conflict) return;
            const values = resolved(valuesOf(conflict.theirs), conflict.rows, sides);
            setConflict(undefined);
            void form.setValues(values);
            void submit(values, form, conflict.theirs);
          }}
        >
          <Popup open={noImage} onClose={() => setNoImage(false)} tone="warning" title={text('errors.noImage')} />
        </GalleryItemForm>
      )}
    </Formik>
  );
}

/** What two people can have changed at once. */
function useConflictFields(): ConflictField[] {
  const text = useText('gallery');
  return useMemo(
    () => [
      ...(['titles', 'descriptions'] as const).flatMap((name) =>
        LANGUAGES.map((language) => ({
          path: `${name}.${language}`,
          label: `${text(`fields.${name}`)} (${text(`languages.${language}`)})`,
          lang: LANGUAGE_TAGS[language],
        })),
      ),
      {
        path: 'image',
        label: text('fields.image'),
        show: (file: unknown) => (file instanceof File ? file.name : text('storedImage')),
      },
    ],
    [text],
  );
}
