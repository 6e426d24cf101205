import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { ANY_IMAGE, DropZone, FilePreview, isImage, randomUuid, UploadProgress } from '@reefdesk/forms/uploads';
import { IconButton } from '@reefdesk/ui/button';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { CloseIcon } from '@reefdesk/ui/icons';
import { Photo, Popup, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { PhotoDraft, TestimonialValues } from './testimonial-values.ts';
import type { TestimonialSave } from './use-testimonial-save.ts';

export interface PhotosFieldProps {
  saving: TestimonialSave;
  disabled: boolean;
  /** True if the testimonial itself is stored, so that a failed photo can be sent again alone. */
  canRetry: boolean;
  onRetry: (draft: PhotoDraft) => Promise<void>;
}

const MAX_MB = LIMITS.imageMaxBytes / MEGABYTE;

/** The guest's photos: stored ones, and new ones that are not uploaded yet (VAL-38, VAL-39). */
export function PhotosField({ saving, disabled, canRetry, onRetry }: PhotosFieldProps) {
  const text = useText('testimonials');
  const { values, setFieldValue } = useFormikContext<TestimonialValues>();
  const [alert, setAlert] = useState(false);
  const [rejected, setRejected] = useState('');
  const { kept, drafts } = values;
  const room = LIMITS.testimonialPhotos - kept.length - drafts.length;
  const take = (files: File[]) => {
    const images = files.filter(isImage);
    if (images.length < files.length) setAlert(true);
    const fitting = images.filter((file) => file.size <= LIMITS.imageMaxBytes);
    const heavy = images
      .filter((file) => file.size > LIMITS.imageMaxBytes)
      .map((file) => text('errors.tooLarge', { name: file.name, max: MAX_MB }));
    const dropped = fitting.length > room ? [text('errors.tooMany', { max: LIMITS.testimonialPhotos })] : [];
    setRejected([...heavy, ...dropped].join(' '));
    const added = fitting.slice(0, room).map((file) => ({ key: randomUuid(), file }));
    void setFieldValue('drafts', [...drafts, ...added]);
  };
  return (
    <div>
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
        {text('fields.photos')}
        <span className="font-normal text-ink/70">
          {text('countOfMax', { count: kept.length + drafts.length, max: LIMITS.testimonialPhotos })}
        </span>
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {kept.map((photo, index) => (
          <Tile
            key={photo.id}
            onRemove={() =>
              void setFieldValue(
                'kept',
                kept.filter(({ id }) => id !== photo.id),
              )
            }
            label={text('removePhoto', { number: index + 1 })}
            disabled={disabled}
          >
            <Photo
              meta={photo.meta}
              path={photo.url}
              alt={text('photo', { number: index + 1 })}
              sizes="11rem"
              className="aspect-square w-full"
            />
          </Tile>
        ))}
        {drafts.map((draft) => (
          <Tile
            key={draft.key}
            onRemove={() =>
              void setFieldValue(
                'drafts',
                drafts.filter(({ key }) => key !== draft.key),
              )
            }
            label={text('removeNamed', { name: draft.file.name })}
            disabled={disabled}
          >
            <FilePreview file={draft.file} alt={draft.file.name} className="aspect-square w-full" />
            <DraftState draft={draft} saving={saving} onRetry={canRetry && !disabled ? () => void onRetry(draft) : undefined} />
          </Tile>
        ))}
        {room > 0 && (
          <li className="grid">
            <DropZone
              label={text('choosePhotos')}
              hint={text('photosHint')}
              accept={ANY_IMAGE}
              multiple
              compact
              disabled={disabled}
              onFiles={take}
              className="aspect-square"
            />
          </li>
        )}
      </ul>
      <p role="alert" className="text-sm font-semibold text-coral-dark not-empty:mt-1.5">
        {rejected}
      </p>
      <Popup open={alert} onClose={() => setAlert(false)} tone="warning" title={text('errors.notImages')} />
    </div>
  );
}

interface TileProps {
  label: string;
  onRemove: () => void;
  disabled: boolean;
  children: ReactNode;
}

function Tile({ label, onRemove, disabled, children }: TileProps) {
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-field bg-foam">
      {children}
      <IconButton
        label={label}
        onClick={onRemove}
        disabled={disabled}
        className="absolute top-1.5 right-1.5 size-9! bg-abyss/75 text-white"
      >
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

function DraftState({ draft, saving, onRetry }: { draft: PhotoDraft; saving: TestimonialSave; onRetry: (() => void) | undefined }) {
  const text = useText('uploads');
  const error = saving.errors[draft.key];
  const { name } = draft.file;
  if (saving.sending === draft.key) {
    return (
      <div className="p-2">
        <UploadProgress name={name} share={saving.share ?? 0} onCancel={saving.cancel} />
      </div>
    );
  }
  if (error === undefined) return <p className="truncate p-2 text-xs text-ink/70">{text('waiting')}</p>;
  return (
    <div className="flex items-center gap-1 p-2">
      <p role="alert" className="min-w-0 flex-1 text-xs font-semibold text-coral-dark wrap-anywhere">
        {error}
      </p>
      {onRetry && (
        <IconButton label={text('retry', { name })} onClick={onRetry} className="size-9!">
          <RefreshIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
