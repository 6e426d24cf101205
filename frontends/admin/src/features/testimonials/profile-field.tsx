import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { useFormField, useServerErrors } from '@reefdesk/forms';
import { DropZone, FilePreview, isJpegOrPng, JPEG_OR_PNG } from '@reefdesk/forms/uploads';
import { Avatar } from '@reefdesk/ui/avatar';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { imageSource, Popup, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

/** Profile picture in JPEG or PNG, required if none is stored (VAL-37, VAL-38). */
export function ProfileField({ stored }: { stored: TestimonialView | null }) {
  const text = useText('testimonials');
  const { value, change, error } = useFormField<File | null>('profile');
  const { profile_image: fromServer } = useServerErrors();
  const [rejected, setRejected] = useState('');
  const [alert, setAlert] = useState(false);
  const id = useElementId();
  const message = rejected || error || fromServer;
  const take = ([file]: File[]) => {
    if (!file) return;
    if (!isJpegOrPng(file)) return setAlert(true);
    if (file.size > LIMITS.imageMaxBytes) {
      return setRejected(text('errors.tooLarge', { name: file.name, max: LIMITS.imageMaxBytes / MEGABYTE }));
    }
    setRejected('');
    change(file);
  };
  const has = value !== null || Boolean(stored?.profile_image);
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{text('fields.profile')}</p>
      <div className="flex items-center gap-4">
        {value ? (
          <FilePreview file={value} alt={text('newProfile')} className="size-24 shrink-0 rounded-full" />
        ) : (
          <Avatar
            source={stored ? imageSource(stored.profile_image_meta, stored.profile_image) : null}
            name={text(has ? 'storedProfile' : 'noProfile')}
            className="size-24 text-ocean"
          />
        )}
        <DropZone
          label={text(has ? 'replaceProfile' : 'chooseProfile')}
          hint={text('profileHint')}
          accept={JPEG_OR_PNG}
          invalid={Boolean(message)}
          describedBy={message ? `${id}-error` : undefined}
          onFiles={take}
          className="min-w-0 flex-1"
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-coral-dark not-empty:mt-1.5">
        {message}
      </p>
      <Popup open={alert} onClose={() => setAlert(false)} tone="warning" title={text('errors.notAnImage')}>
        {text('profileHint')}
      </Popup>
    </div>
  );
}
