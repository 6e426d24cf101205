import type { Success } from '@reefdesk/contracts/schema/view';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { useUpload } from '@reefdesk/forms/uploads';
import { useAppDispatch } from '@reefdesk/web-kit';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { editWithImage, galleryChanged, newGalleryItem, useEditGalleryItemMutation } from './gallery.api.ts';
import { type GalleryValues, textsOf } from './gallery-values.ts';

/** Adds or edits an item: the texts, in one request with the picture if a new one was chosen (AGAL-06, AGAL-07). */
export function useGallerySave() {
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
    /** Rejects with the errors of `sendForm` and of the endpoints. */
    send: (values: GalleryValues, onto: GalleryItemView | null) => sendItem(values, onto).finally(() => dispatch(galleryChanged())),
    share,
    cancel,
  };
}
