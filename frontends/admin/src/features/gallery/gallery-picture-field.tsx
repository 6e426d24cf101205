import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { useFormField } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, FilePreview, isImage } from '@reefdesk/forms/uploads';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Photo, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

/** Preview of the stored or chosen picture, with a field to choose another (VAL-34, VAL-35). */
export function GalleryPictureField({ item }: { item: GalleryItemView | null }) {
  const text = useText('gallery');
  const field = useFormField<File | null>('image');
  const [refused, setRefused] = useState('');
  const id = useElementId();
  const error = refused || field.error;
  const take = ([file]: File[]) => {
    if (!file) return;
    if (!isImage(file)) return setRefused(text('errors.notAnImage', { name: file.name }));
    if (file.size > LIMITS.slideImageMaxBytes) {
      return setRefused(text('errors.tooLarge', { name: file.name, max: LIMITS.slideImageMaxBytes / MEGABYTE }));
    }
    setRefused('');
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
