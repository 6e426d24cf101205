import type { Success } from '@reefdesk/contracts/envelope';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { ifMatch } from '@reefdesk/forms';
import { dataForm } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { api } from '@reefdesk/web-kit';
import type { GalleryTexts } from './gallery-values.ts';

interface GalleryEdit {
  id: string;
  /** That was seen; a newer one is refused with `edit_conflict`. */
  version: number;
  texts: GalleryTexts;
}

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    galleryItems: build.query<GalleryItemView[], void>({
      query: () => '/api/gallery',
      transformResponse: (answer: Success<GalleryItemView[]>) => answer.data,
      providesTags: ['Slides'],
      keepUnusedDataFor: 0,
    }),
    editGalleryItem: build.mutation<GalleryItemView, GalleryEdit>({
      query: ({ id, version, texts }) => ({
        method: 'PATCH',
        path: galleryItemPath(id),
        body: texts,
        headers: ifMatch(version),
      }),
      transformResponse: (answer: Success<GalleryItemView>) => answer.data,
    }),
    removeGalleryItem: build.mutation<unknown, Pick<GalleryItemView, 'gallery_id' | 'version'>>({
      query: ({ gallery_id, version }) => ({ method: 'DELETE', path: galleryItemPath(gallery_id), headers: ifMatch(version) }),
      // Somebody else's newer version is shown before one presses again.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Slides']),
    }),
  }),
});

export const { useGalleryItemsQuery, useEditGalleryItemMutation, useRemoveGalleryItemMutation } = galleryApi;

function galleryItemPath(id: string): string {
  return `/api/gallery/${encodeURIComponent(id)}`;
}

/** The list is out of date: files go by another way than these calls. */
export const galleryChanged = () => api.util.invalidateTags(['Slides']);

/** A new item with its picture (AGAL-06). */
export function newGalleryItem(galleryData: GalleryTexts, image: File | null): FormUpload {
  return { method: 'POST', path: '/api/gallery', form: dataForm({ galleryData }, { image }) };
}

/** An edit with another picture, all or nothing. */
export function editWithImage({ id, version, texts }: GalleryEdit, image: File): FormUpload {
  return { method: 'PATCH', path: galleryItemPath(id), form: dataForm({ galleryData: texts }, { image }), headers: ifMatch(version) };
}
