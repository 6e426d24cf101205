import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { LanguageTabs, TextField, useFormField, useLanguageMarks, useLocalisedLabels } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, FilePreview, isImage } from '@reefdesk/forms/uploads';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Photo, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

const TEXTS = ['titles', 'descriptions'];

export interface ItemFieldsProps {
  item: GalleryItemView | null;
  language: Language;
  onLanguage: (language: Language) => void;
}

export function ItemFields({ item, language, onLanguage }: ItemFieldsProps) {
  const text = useText('gallery');
  const marks = useLanguageMarks(TEXTS);
  return (
    <>
      <GalleryPictureField item={item} />
      <LanguageTabs value={language} onChange={onLanguage} marks={marks}>
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

/** Labels of the texts in an edit conflict. */
export function useGalleryLabels() {
  const text = useText('gallery');
  const localised = useLocalisedLabels();
  return { titles: localised(text('fields.titles')), descriptions: localised(text('fields.descriptions')) };
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
