import type { Language } from '@reefdesk/contracts/languages';
import { api, requestTo } from '@reefdesk/web-kit';
import { FALLBACK_SLIDES, FALLBACK_SLIDES_WITH_PARK } from './fallback-slides.ts';
import { readSlides, type Slide } from './slide.ts';

const slidesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Always returns at least the fallback slides (ERR-10..12). The language only causes a new request (ABOUT-17). */
    gallerySlides: build.query<readonly Slide[], Language>({
      queryFn: async (_language, _api, _options, fetch) => {
        const { data: answer, error } = await fetch(requestTo('GET /api/gallery-slides', { query: {} }));
        if (error) {
          console.error('The gallery slides could not be fetched', error);
          return { data: FALLBACK_SLIDES };
        }
        const slides = readSlides(answer);
        return { data: slides.length > 0 ? slides : FALLBACK_SLIDES_WITH_PARK };
      },
      providesTags: ['Slides'],
    }),
  }),
});

export const { useGallerySlidesQuery } = slidesApi;
export const readSlidesOf = slidesApi.endpoints.gallerySlides.initiate;
