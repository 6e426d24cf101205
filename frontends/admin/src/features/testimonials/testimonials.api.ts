import type { Success } from '@reefdesk/contracts/envelope';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTestimonials: build.query<TestimonialView[], void>({
      query: () => '/api/testimonials',
      transformResponse: (answer: Success<TestimonialView[]>) => answer.data,
      providesTags: ['Testimonials'],
      keepUnusedDataFor: 0,
    }),
    /** The latest of one, before it is edited (ATST-04). */
    adminTestimonial: build.query<TestimonialView, string>({
      query: (id) => testimonialPath(id),
      transformResponse: (answer: Success<TestimonialView>) => answer.data,
      keepUnusedDataFor: 0,
    }),
    removeTestimonial: build.mutation<unknown, Pick<TestimonialView, 'testimonial_id' | 'version'>>({
      query: ({ testimonial_id, version }) => ({ method: 'DELETE', path: testimonialPath(testimonial_id), headers: ifMatch(version) }),
      // Somebody else's newer version is shown before one presses again.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Testimonials']),
    }),
  }),
});

export const { useAdminTestimonialsQuery, useLazyAdminTestimonialQuery, useRemoveTestimonialMutation } = testimonialsApi;

export function testimonialPath(id: string): string {
  return `/api/testimonials/${encodeURIComponent(id)}`;
}

/** The list is out of date: forms with files go by another way than these calls. */
export const testimonialsChanged = () => api.util.invalidateTags(['Testimonials']);
