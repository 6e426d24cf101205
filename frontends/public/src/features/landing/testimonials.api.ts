import { api, query } from '@reefdesk/web-kit';
import { FIRST_ENTRIES } from '../../shared/lists/list-page.ts';
import type { Testimonial } from '../../shared/testimonials/testimonial.ts';
import { useRecovering } from '../../shared/use-recovering.ts';
import { SAMPLE_TESTIMONIALS } from './sample-testimonials.ts';

export interface TestimonialPage {
  testimonials: readonly Testimonial[];
  /** Null on the last page. */
  nextCursor: string | null;
}

interface Answer {
  status?: string;
  data?: Testimonial[];
  next_cursor?: string | null;
}

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testimonials: query(build, 'GET /api/testimonials', {
      argument: (cursor: string | undefined) => ({ query: { ...FIRST_ENTRIES, ...(cursor && { cursor }) } }),
      // An unsuccessful answer shows the samples without an error (OR-21).
      result: ({ status, data = [], next_cursor = null }: Answer): TestimonialPage =>
        status === 'success'
          ? { testimonials: data.map(listed), nextCursor: next_cursor }
          : { testimonials: SAMPLE_TESTIMONIALS, nextCursor: null },
      providesTags: ['Testimonials'],
    }),
  }),
});

/** Removes photo ids, which the page does not need and which would enlarge it. */
function listed({ photos = [], ...testimonial }: Testimonial): Testimonial {
  return { ...testimonial, photos: photos.map((photo) => (typeof photo === 'string' ? photo : { ...photo, id: undefined })) };
}

export const readTestimonials = testimonialsApi.endpoints.testimonials.initiate;
export const { useTestimonialsQuery } = testimonialsApi;

/** The newest testimonials. On a failed request, returns an error, which is shown instead of the samples in the list (ERR-08). */
export function useTestimonials() {
  const { data, error, isLoading } = useRecovering<undefined, TestimonialPage, unknown>(useTestimonialsQuery, undefined);
  const failed = error !== undefined;
  const { testimonials = [], nextCursor = null } = failed ? { testimonials: SAMPLE_TESTIMONIALS } : (data ?? {});
  return { loading: isLoading, failed, testimonials, nextCursor };
}
