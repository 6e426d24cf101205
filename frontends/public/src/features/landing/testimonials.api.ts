import { api, query } from '@reefdesk/web-kit';
import { useRecovering } from '../../shared/use-recovering.ts';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials.ts';
import type { Testimonial } from './testimonial.ts';

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testimonials: query(build, 'GET /api/testimonials', {
      // An unsuccessful answer shows the samples without an error (OR-21).
      result: ({ status, data }: { status?: string; data?: Testimonial[] }): readonly Testimonial[] =>
        status === 'success' ? (data ?? []).map(listed) : SAMPLE_TESTIMONIALS,
      providesTags: ['Testimonials'],
    }),
  }),
});

/** Removes photo ids, which the page does not need and which would enlarge it. */
function listed({ photos = [], ...testimonial }: Testimonial): Testimonial {
  return { ...testimonial, photos: photos.map((photo) => (typeof photo === 'string' ? photo : { ...photo, id: undefined })) };
}

export const readTestimonials = testimonialsApi.endpoints.testimonials.initiate;

/** On a failed request, returns an error, which is shown instead of the samples in the list (ERR-08). */
export function useTestimonials() {
  const { data = [], error, isLoading } = useRecovering(testimonialsApi.useTestimonialsQuery, { query: {} });
  const failed = error !== undefined;
  return { loading: isLoading, failed, testimonials: failed ? SAMPLE_TESTIMONIALS : data };
}
