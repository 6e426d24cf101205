import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { ItineraryItemView } from '@reefdesk/contracts/travels/views';
import { useFormField } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, FilePreview, type RefusedFile, RefusedFiles, useCheckedFiles } from '@reefdesk/forms/uploads';
import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Photo, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

const FRAME = 'aspect-[4/3] w-full rounded-field sm:w-48';

/** A stop's own picture, which replaces that of its destination. */
export function ItemPictureField({ item }: { item?: ItineraryItemView | undefined }) {
  const text = useText('travels');
  const picture = useFormField<File | null>('image');
  const without = useFormField<boolean>('withoutImage');
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const [rejected, setRejected] = useState<RefusedFile[]>([]);
  const id = useElementId();
  const stored = item?.image && !without.value ? item : undefined;
  const { error } = picture;
  const invalid = error !== undefined || rejected.length > 0;
  const take = (files: File[]) => {
    const { good, refused: bad } = check(files.slice(0, 1));
    setRejected(bad);
    if (good[0]) picture.change(good[0]);
  };
  const remove = () => {
    if (picture.value) picture.change(null);
    else without.change(true);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text('itinerary.picture')}</legend>
      <div className="flex flex-col gap-3 sm:flex-row">
        {(picture.value || stored) && (
          <div className="relative">
            {picture.value ? (
              <FilePreview file={picture.value} alt={text('picture.chosen', { name: picture.value.name })} className={FRAME} />
            ) : (
              <Photo
                meta={stored?.image_meta ?? null}
                path={stored?.image ?? ''}
                alt={text('itinerary.storedPicture')}
                sizes="12rem"
                className={FRAME}
              />
            )}
            <IconButton
              label={text('picture.remove')}
              onClick={remove}
              className="absolute top-2 right-2 bg-white/90 text-deep hover:bg-white"
            >
              <CloseIcon />
            </IconButton>
          </div>
        )}
        <DropZone
          label={text(picture.value || stored ? 'picture.another' : 'picture.choose')}
          hint={text('itinerary.pictureHint', { max: LIMITS.imageMaxBytes / MEGABYTE })}
          accept={ANY_IMAGE}
          invalid={invalid}
          describedBy={invalid ? id : undefined}
          onFiles={take}
          className="min-h-28 flex-1"
        />
      </div>
      {error === undefined ? (
        <RefusedFiles id={id} files={rejected} />
      ) : (
        <p id={id} role="alert" className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
    </fieldset>
  );
}
