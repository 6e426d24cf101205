import type { Language } from '@reefdesk/contracts/languages';
import type { Success } from '@reefdesk/contracts/schema/view';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { FormGuide, useRules } from '@reefdesk/forms';
import { UploadProgress, useUpload } from '@reefdesk/forms/uploads';
import { Popup, useAppDispatch, useLanguage, useNavigate, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { draftPath } from '../../paths.ts';
import { DraftButton } from '../../shared/drafts/draft-button.tsx';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { PictureTexts } from '../../shared/pictures/picture-texts.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { editWithImage, galleryChanged, newGalleryItem, useEditGalleryItemMutation } from './gallery.api.ts';
import { formPath, GALLERY_RULES, GALLERY_WORDING, type GalleryValues, NEW_ITEM, textsOf, valuesOf } from './gallery-values.ts';
import { ItemFields, useGalleryLabels } from './item-fields.tsx';

export interface GalleryItemDialogProps {
  item: GalleryItemView | null;
  onClose: () => void;
  onSaved: (message: string) => void;
}

/** Adds or edits one picture of the slideshow (AGAL-05). */
export function GalleryItemDialog({ item, onClose, onSaved }: GalleryItemDialogProps) {
  const text = useText('gallery');
  const failureOr = useFailureOr();
  const labels = useGalleryLabels();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { send, share, cancel } = useGallerySave();
  const [noImage, setNoImage] = useState(false);
  const validate = useRules(GALLERY_RULES, text, GALLERY_WORDING);
  return (
    <RecordDialog<GalleryValues, GalleryItemView>
      title={text(item ? 'edit' : 'add')}
      stored={item}
      initial={item ? valuesOf(item) : NEW_ITEM}
      validate={validate}
      accept={({ image }) => {
        setNoImage(!item && !image);
        return item !== null || image !== null;
      }}
      send={send}
      failureText={(failure) => failureOr(failure, text(item ? 'errors.update' : 'errors.add'))}
      versions={{
        valuesOf,
        labels: { ...labels, image: { label: text('fields.image'), show: (image) => image?.name ?? text('storedImage') } },
      }}
      placeOf={formPath}
      onClose={onClose}
      onSaved={() => onSaved(text(item ? 'updated' : 'added'))}
      below={<ImageUpload share={share} onCancel={cancel} />}
    >
      <FormGuide language={language} onLanguage={setLanguage} />
      {item && <OpenDraft id={item.gallery_id} onClose={onClose} />}
      <ItemFields item={item} language={language} onLanguage={setLanguage} />
      {item && <PictureTexts kind="slides" record={item} />}
      <Popup open={noImage} onClose={() => setNoImage(false)} tone="warning" title={text('errors.noImage')} />
    </RecordDialog>
  );
}

function OpenDraft({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { dirty } = useFormikContext<GalleryValues>();
  const open = () => {
    onClose();
    void navigate(draftPath('slides', id));
  };
  return <DraftButton kind="slides" id={id} disabled={dirty} onOpen={open} />;
}

/** `share` is the upload progress from 0 to 1, or null if no upload is running. */
function ImageUpload({ share, onCancel }: { share: number | null; onCancel: () => void }) {
  const { image } = useFormikContext<GalleryValues>().values;
  return share !== null && image && <UploadProgress name={image.name} share={share} onCancel={onCancel} />;
}

/** Saves the texts of an item, in one request with a new picture if there is one (AGAL-06, AGAL-07). */
function useGallerySave() {
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const [edit] = useEditGalleryItemMutation();
  const { send, share, cancel } = useUpload();

  const sendItem = async (values: GalleryValues, onto: GalleryItemView | null): Promise<GalleryItemView> => {
    const { image } = values;
    const texts = textsOf(values);
    const change = onto && { id: onto.gallery_id, version: onto.version, body: texts };
    if (change && !image) return withSession(() => edit(change).unwrap());
    const upload = change && image ? editWithImage(change, image) : newGalleryItem(texts, image);
    return (await withSession(() => send<Success<GalleryItemView>>(upload))).data;
  };
  return {
    send: (values: GalleryValues, onto: GalleryItemView | null) => sendItem(values, onto).finally(() => dispatch(galleryChanged())),
    share,
    cancel,
  };
}
