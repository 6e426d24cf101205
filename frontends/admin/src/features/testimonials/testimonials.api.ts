import { api, mutation, query } from '@reefdesk/web-kit';

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTestimonials: query(build, 'GET /api/testimonials', { providesTags: ['Testimonials'], keepUnusedDataFor: 0 }),
    /** The latest of one, before it is edited (ATST-04). */
    adminTestimonial: query(build, 'GET /api/testimonials/{id}', { keepUnusedDataFor: 0 }),
    removeTestimonial: mutation(build, 'DELETE /api/testimonials/{id}', {
      // Somebody else's newer version is shown before one presses again.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Testimonials']),
    }),
  }),
});

export const { useAdminTestimonialsQuery, useLazyAdminTestimonialQuery, useRemoveTestimonialMutation } = testimonialsApi;

/** The list is out of date: forms with files go by another way than these calls. */
export const testimonialsChanged = () => api.util.invalidateTags(['Testimonials']);
