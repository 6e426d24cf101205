import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { type ConflictField, useRules, useSave } from '@reefdesk/forms';
import { Popup, useText } from '@reefdesk/web-kit';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { formPath, GALLERY_RULES, GALLERY_WORDING, type GalleryValues, NEW_ITEM, valuesOf } from '../gallery-values.ts';
import { useGallerySave } from '../use-gallery-save.ts';
import { GalleryItemForm } from './gallery-item-form.tsx';

export interface GalleryItemDialogProps {
  /** Null adds a new item. */
  item: GalleryItemView | null;
  onClose: () => void;
  /** Receives the success message. */
  onSaved: (message: string) => void;
}

/** Adds or edits one picture of the slideshow (AGAL-05). Mount it when it opens. */
export function GalleryItemDialog({ item, onClose, onSaved }: GalleryItemDialogProps) {
  const text = useText('gallery');
  const failureOr = useFailureOr();
  const { send, share, cancel } = useGallerySave();
  const [initial] = useState(() => (item ? valuesOf(item) : NEW_ITEM));
  const [fault, setFault] = useState('');
  const [noImage, setNoImage] = useState(false);
  const fields = useConflictFields();
  const validate = useRules(GALLERY_RULES, text, GALLERY_WORDING);
  const { save, busy, conflict } = useSave<GalleryValues, GalleryItemView>({
    stored: item,
    send,
    onSaved: () => onSaved(text(item ? 'updated' : 'added')),
    onFailed: async (failure) => setFault(await failureOr(failure, text(item ? 'errors.update' : 'errors.add'))),
    conflict: { fields, valuesOf },
    placeOf: formPath,
  });
  const submit = (values: GalleryValues, form: FormikHelpers<GalleryValues>) => {
    setFault('');
    return item || values.image ? save(values, form) : setNoImage(true);
  };
  return (
    <Formik<GalleryValues> initialValues={initial} validate={validate} onSubmit={submit}>
      <GalleryItemForm item={item} busy={busy} fault={fault} share={share} onCancelUpload={cancel} onClose={onClose} conflict={conflict}>
        <Popup open={noImage} onClose={() => setNoImage(false)} tone="warning" title={text('errors.noImage')} />
      </GalleryItemForm>
    </Formik>
  );
}

/** Fields that two users may change concurrently. */
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
