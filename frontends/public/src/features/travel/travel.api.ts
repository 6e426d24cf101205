import type { Language } from '@reefdesk/contracts/languages';
import { type ApiFailure, api, isApiFailure, requestTo } from '@reefdesk/web-kit';
import { fieldsOf, textOf } from '../../shared/destinations/tolerant.ts';
import { type Itinerary, readItinerary } from './itinerary.ts';
import { readTravel, type Travel } from './travel.ts';

/** Timeouts of the page's request and of the carousel's repeated one (CONST-42). */
const ITINERARY_TIMEOUT_MS = 15_000;
const CAROUSEL_TIMEOUT_MS = 8_000;

interface ItineraryWish {
  id: string;
  language: Language;
}

const travelApi = api.injectEndpoints({
  endpoints: (build) => ({
    travel: build.query<Travel, string>({
      queryFn: async (slug, _api, _options, fetch) => {
        const { data: answer, error } = await fetch(requestTo('GET /api/travel/{slug}', { slug }));
        if (error) return { error };
        const fields = fieldsOf(answer);
        const travel = fields?.success === false ? undefined : readTravel(fields?.data, slug);
        return travel ? { data: travel } : { error: unreadable(answer) };
      },
      providesTags: ['Travels'],
    }),
    itinerary: build.query<Itinerary, ItineraryWish>({
      queryFn: async (wish, _api, _options, fetch) => itineraryOf(await fetch(request(wish, ITINERARY_TIMEOUT_MS))),
      providesTags: ['Travels'],
    }),
    carouselItinerary: build.query<Itinerary, ItineraryWish>({
      queryFn: async (wish, _api, _options, fetch) => itineraryOf(await fetch(request(wish, CAROUSEL_TIMEOUT_MS))),
      providesTags: ['Travels'],
    }),
  }),
});

export const readTravelOf = travelApi.endpoints.travel.initiate;
export const { useTravelQuery, useItineraryQuery, useCarouselItineraryQuery } = travelApi;

function request({ id, language }: ItineraryWish, timeoutMs: number) {
  return { ...requestTo('GET /api/itinerary/{idOrSlug}', { idOrSlug: id, query: { language } }), timeoutMs };
}

function itineraryOf({ data: answer, error }: { data?: unknown; error?: ApiFailure | undefined }) {
  if (error) return { error };
  const itinerary = readItinerary(answer);
  return itinerary ? { data: itinerary } : { error: unreadable(answer) };
}

/** Failure of a malformed answer, with the server's message unless it reports a success. */
function unreadable(answer: unknown): ApiFailure {
  const fields = fieldsOf(answer);
  return { failure: true, status: 200, message: fields?.success === true ? '' : textOf(fields?.message) };
}

/** Converts a hook's error; other errors come from reading the answer. */
export function asFailure(error: unknown): ApiFailure {
  return isApiFailure(error) ? error : { failure: true, status: 200, message: '' };
}
