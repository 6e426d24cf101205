import type { Success } from '@reefdesk/contracts/envelope';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { api } from '@reefdesk/web-kit';
import type { GalleryTexts } from './gallery-values.ts';

export interface GalleryEdit {
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
        headers: { 'if-match': `"${version}"` },
      }),
      transformResponse: (answer: Success<GalleryItemView>) => answer.data,
    }),
    removeGalleryItem: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', path: galleryItemPath(id) }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Slides']),
    }),
  }),
});

export const { useGalleryItemsQuery, useEditGalleryItemMutation, useRemoveGalleryItemMutation } = galleryApi;

export function galleryItemPath(id: string): string {
  return `/api/gallery/${encodeURIComponent(id)}`;
}

/** The list is out of date: files go by another way than these calls. */
export const galleryChanged = () => api.util.invalidateTags(['Slides']);
