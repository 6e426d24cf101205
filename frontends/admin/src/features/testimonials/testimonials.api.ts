import { api, mutation, query } from '@reefdesk/web-kit';

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTestimonials: query(build, 'GET /api/testimonials', { providesTags: ['Testimonials'], keepUnusedDataFor: 0 }),
    /** Loads the latest version of a testimonial before it is edited (ATST-04). */
    adminTestimonial: query(build, 'GET /api/testimonials/{id}', { keepUnusedDataFor: 0 }),
    removeTestimonial: mutation(build, 'DELETE /api/testimonials/{id}', {
      // After a conflict, the newer version is loaded before the user retries.
      invalidatesTags: (_answer, failure) => (failure && failure.code !== 'edit_conflict' ? [] : ['Testimonials']),
    }),
  }),
});

export const { useAdminTestimonialsQuery, useLazyAdminTestimonialQuery, useRemoveTestimonialMutation } = testimonialsApi;

/** Invalidates the list after uploads, which do not run through these endpoints. */
export const testimonialsChanged = () => api.util.invalidateTags(['Testimonials']);
