import type { Success } from '@reefdesk/contracts/envelope';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { useAppDispatch } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useWithSession } from '../../editing/session-recovery.tsx';
import { useUpload } from '../../uploads/use-upload.ts';
import { galleryChanged, galleryItemPath, useEditGalleryItemMutation } from './gallery.api.ts';
import { type GalleryValues, textsOf } from './gallery-values.ts';

/**
 * Adds or edits an item. Editing sends the texts, and then the picture if a new one was chosen; when the picture fails,
 * the texts are saved, and saving again goes on from there (AGAL-06, AGAL-07, AGAL-08).
 */
export function useGallerySave(item: GalleryItemView | null) {
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const [edit] = useEditGalleryItemMutation();
  const { send, share, cancel } = useUpload();
  const [stored, setStored] = useState(item);

  const create = ({ image, ...texts }: GalleryValues) => {
    const form = new FormData();
    form.append('galleryData', JSON.stringify(textsOf({ image, ...texts })));
    if (image) form.append('image', image);
    return withSession(() => send<Success<GalleryItemView>>({ method: 'POST', path: '/api/gallery', form }));
  };
  const update = async (values: GalleryValues, before: GalleryItemView) => {
    const { gallery_id: id, version } = before;
    const edited = await withSession(() => edit({ id, version, texts: textsOf(values) }).unwrap());
    setStored(edited);
    if (!values.image) return;
    const form = new FormData();
    form.append('image', values.image);
    const headers = { 'if-match': `"${edited.version}"` };
    await withSession(() => send({ method: 'PATCH', path: `${galleryItemPath(id)}/image`, form, headers }));
  };
  return {
    /** Throws what `sendForm` and the calls throw. `onto`: the version to save onto, after a conflict. */
    async save(values: GalleryValues, onto = stored): Promise<void> {
      try {
        await (onto ? update(values, onto) : create(values));
      } finally {
        dispatch(galleryChanged());
      }
    },
    /** What the server holds, as far as this form knows. */
    stored,
    share,
    cancel,
  };
}
