import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { useFormField } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, FilePreview, type RefusedFile, RefusedFiles, useCheckedFiles } from '@reefdesk/forms/uploads';
import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';

/** State of the single picture, with the files that were rejected. */
export function usePicture() {
  const { id, value, error, change } = useFormField<File | null>('mainImage');
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const [rejected, setRejected] = useState<RefusedFile[]>([]);
  return {
    picture: value,
    error: rejected.length > 0 ? undefined : error,
    refused: rejected,
    errorId: `${id}-error`,
    labelId: `${id}-label`,
    take(files: File[]) {
      const { good, refused: rejected } = check(files.slice(0, 1));
      setRejected(rejected);
      if (good[0]) change(good[0]);
    },
    clear() {
      setRejected([]);
      change(null);
    },
  };
}

/** Chooses the picture of a new travel, by dialog or drag and drop, with a preview (AADD-03). */
export function PictureField() {
  const text = useText('travels');
  const { picture, error, refused: rejected, errorId, labelId, take, clear } = usePicture();
  const invalid = error !== undefined || rejected.length > 0;
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2">
      <p id={labelId} className="text-sm font-semibold">
        {text('fields.picture')}
      </p>
      {picture && (
        <div className="relative">
          <FilePreview file={picture} alt={text('picture.chosen', { name: picture.name })} className="aspect-[16/10] rounded-field" />
          <IconButton
            label={text('picture.remove')}
            onClick={clear}
            className="absolute top-2 right-2 bg-white/90 text-deep hover:bg-white"
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <DropZone
        label={text(picture ? 'picture.another' : 'picture.choose')}
        hint={text('picture.rule', { max: LIMITS.imageMaxBytes / MEGABYTE })}
        accept={ANY_IMAGE}
        invalid={invalid}
        describedBy={invalid ? errorId : undefined}
        onFiles={take}
        compact={picture !== null}
        className={picture ? '' : 'min-h-48'}
      />
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
      {error === undefined && <RefusedFiles id={errorId} files={rejected} />}
    </fieldset>
  );
}
