import { dataForm, uploadTo } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { type Argument, api, mutation, query } from '@reefdesk/web-kit';
import type { GalleryTexts } from './gallery-values.ts';

type GalleryEdit = Omit<Argument<'PATCH /api/gallery/{id}'>, 'body'> & { body: GalleryTexts };

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    galleryItems: query(build, 'GET /api/gallery', { providesTags: ['Slides'], keepUnusedDataFor: 0 }),
    editGalleryItem: mutation(build, 'PATCH /api/gallery/{id}'),
    removeGalleryItem: mutation(build, 'DELETE /api/gallery/{id}', {
      // After a conflict, the newer version is loaded before the user retries.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Slides']),
    }),
  }),
});

export const { useGalleryItemsQuery, useEditGalleryItemMutation, useRemoveGalleryItemMutation } = galleryApi;

/** Invalidates the list after uploads, which do not run through these endpoints. */
export const galleryChanged = () => api.util.invalidateTags(['Slides']);

/** Adds an item with its picture (AGAL-06). */
export function newGalleryItem(galleryData: GalleryTexts, image: File | null): FormUpload {
  return uploadTo('POST /api/gallery', { body: dataForm({ galleryData }, { image }) });
}

export function editWithImage({ body: galleryData, ...edited }: GalleryEdit, image: File): FormUpload {
  return uploadTo('PATCH /api/gallery/{id}', { ...edited, body: dataForm({ galleryData }, { image }) });
}
