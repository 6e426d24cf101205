import { api, query } from '@reefdesk/web-kit';
import { FIRST_ENTRIES } from '../../shared/lists/list-page.ts';
import type { Testimonial } from '../../shared/testimonials/testimonial.ts';

const testimonialsAboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest testimonials about a package, by slug. */
    testimonialsAbout: query(build, 'GET /api/testimonials', {
      argument: (slug: string) => ({ query: { package: slug, ...FIRST_ENTRIES } }),
      result: ({ data = [] }): Testimonial[] => data.map(({ photos: _, ...testimonial }) => testimonial),
      providesTags: ['Testimonials'],
    }),
  }),
});

export const readTestimonialsAbout = testimonialsAboutApi.endpoints.testimonialsAbout.initiate;
export const { useTestimonialsAboutQuery } = testimonialsAboutApi;
