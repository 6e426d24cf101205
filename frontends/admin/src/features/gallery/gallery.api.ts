import type { Success } from '@reefdesk/contracts/envelope';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { ifMatch } from '@reefdesk/forms';
import { dataForm } from '@reefdesk/forms/uploads';
import type { FormUpload } from '@reefdesk/forms/uploads/send-form';
import { api } from '@reefdesk/web-kit';
import type { GalleryTexts } from './gallery-values.ts';

interface GalleryEdit {
  id: string;
  /** The displayed version; the server answers `edit_conflict` if it has a newer one. */
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
      // After a conflict, the newer version is loaded before the user retries.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Slides']),
    }),
  }),
});

export const { useGalleryItemsQuery, useEditGalleryItemMutation, useRemoveGalleryItemMutation } = galleryApi;

function galleryItemPath(id: string): string {
  return `/api/gallery/${encodeURIComponent(id)}`;
}

/** Invalidates the list after uploads, which do not run through these endpoints. */
export const galleryChanged = () => api.util.invalidateTags(['Slides']);

/** A new item with its picture (AGAL-06). */
export function newGalleryItem(galleryData: GalleryTexts, image: File | null): FormUpload {
  return { method: 'POST', path: '/api/gallery', form: dataForm({ galleryData }, { image }) };
}

/** Saves an edit together with another picture, atomically. */
export function editWithImage({ id, version, texts }: GalleryEdit, image: File): FormUpload {
  return { method: 'PATCH', path: galleryItemPath(id), form: dataForm({ galleryData: texts }, { image }), headers: ifMatch(version) };
}
