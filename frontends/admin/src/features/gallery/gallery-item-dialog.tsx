import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { Success } from '@reefdesk/contracts/schema/view';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { FormGuide, LanguageTabs, TextField, useFormField, useLanguageMarks, useLocalisedLabels, useRules } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, FilePreview, isImage, UploadProgress, useUpload } from '@reefdesk/forms/uploads';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Photo, Popup, useAppDispatch, useLanguage, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { editWithImage, galleryChanged, newGalleryItem, useEditGalleryItemMutation } from './gallery.api.ts';
import { formPath, GALLERY_RULES, GALLERY_WORDING, type GalleryValues, NEW_ITEM, textsOf, valuesOf } from './gallery-values.ts';

export interface GalleryItemDialogProps {
  item: GalleryItemView | null;
  onClose: () => void;
  onSaved: (message: string) => void;
}

/** Adds or edits one picture of the slideshow (AGAL-05). */
export function GalleryItemDialog({ item, onClose, onSaved }: GalleryItemDialogProps) {
  const text = useText('gallery');
  const failureOr = useFailureOr();
  const localised = useLocalisedLabels();
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
        labels: {
          titles: localised(text('fields.titles')),
          descriptions: localised(text('fields.descriptions')),
          image: { label: text('fields.image'), show: (image) => image?.name ?? text('storedImage') },
        },
      }}
      placeOf={formPath}
      onClose={onClose}
      onSaved={() => onSaved(text(item ? 'updated' : 'added'))}
      below={<ImageUpload share={share} onCancel={cancel} />}
    >
      <ItemFields item={item} />
      <Popup open={noImage} onClose={() => setNoImage(false)} tone="warning" title={text('errors.noImage')} />
    </RecordDialog>
  );
}

const TEXTS = ['titles', 'descriptions'];

function ItemFields({ item }: { item: GalleryItemView | null }) {
  const text = useText('gallery');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const marks = useLanguageMarks(TEXTS);
  return (
    <>
      <FormGuide language={language} onLanguage={setLanguage} />
      <GalleryPictureField item={item} />
      <LanguageTabs value={language} onChange={setLanguage} marks={marks}>
        {(shown) => (
          <div className="grid gap-4">
            <TextField
              name={`titles.${shown}`}
              label={text('fields.titles')}
              language={shown}
              optional={shown !== 'en'}
              maxLength={LIMITS.nameMaxLength}
            />
            <TextField
              name={`descriptions.${shown}`}
              label={text('fields.descriptions')}
              language={shown}
              rows={3}
              optional
              maxLength={LIMITS.descriptionMaxLength}
            />
          </div>
        )}
      </LanguageTabs>
    </>
  );
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

/** Preview of the stored or chosen picture, and a field to choose another (VAL-34, VAL-35). */
function GalleryPictureField({ item }: { item: GalleryItemView | null }) {
  const text = useText('gallery');
  const field = useFormField<File | null>('image');
  const [rejected, setRejected] = useState('');
  const id = useElementId();
  const error = rejected || field.error;
  const take = ([file]: File[]) => {
    if (!file) return;
    if (!isImage(file)) return setRejected(text('errors.notAnImage', { name: file.name }));
    if (file.size > LIMITS.slideImageMaxBytes) {
      return setRejected(text('errors.tooLarge', { name: file.name, max: LIMITS.slideImageMaxBytes / MEGABYTE }));
    }
    setRejected('');
    field.change(file);
  };
  const frame = 'aspect-[16/10] w-full rounded-field sm:w-60';
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{text('fields.image')}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        {field.value ? (
          <FilePreview file={field.value} alt={text('newImage', { name: field.value.name })} className={frame} />
        ) : (
          item && <Photo meta={item.image_meta} path={item.image_url} alt={text('storedImage')} sizes="15rem" className={frame} />
        )}
        <DropZone
          label={text(item || field.value ? 'replaceImage' : 'chooseImage')}
          hint={text('imageHint')}
          accept={ANY_IMAGE}
          invalid={error !== undefined && error !== ''}
          describedBy={error ? `${id}-error` : undefined}
          onFiles={take}
          className="min-h-28 flex-1"
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-coral-dark not-empty:mt-1.5">
        {error}
      </p>
    </div>
  );
}
