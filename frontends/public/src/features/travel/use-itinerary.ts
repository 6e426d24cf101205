import { type ApiFailure, useLanguage } from '@reefdesk/web-kit';
import type { Itinerary } from './itinerary.ts';
import { asFailure, useCarouselItineraryQuery, useItineraryQuery } from './travel.api.ts';
import { packageIdOf, type Travel } from './travel.ts';

export type ItineraryState =
  | { kind: 'loading' }
  | { kind: 'loaded'; itinerary: Itinerary }
  | { kind: 'failed'; failures: ItineraryFailures; retry?: () => void };

export interface ItineraryFailures {
  /** Error of the page's request; undefined if the package has no id to request by (ERR-22). */
  page: ApiFailure | undefined;
  /** Error of the carousel's request: `no-id` if the package has none (VAL-06); undefined without a request. */
  carousel: ApiFailure | 'no-id' | undefined;
}

const MISSING = 404;

/**
 * Requests the itinerary with the package and on Retry (TRAV-40). After an error, opening it requests it once more with a shorter timeout
 * (API-20).
 */
export function useItinerary(travel: Travel, isOpen: boolean): ItineraryState {
  const language = useLanguage();
  const page = useItineraryQuery({ id: travel.id, language }, { skip: !travel.id });
  const pageFailure = page.error && asFailure(page.error);
  const failed = !travel.id || (pageFailure !== undefined && !page.isFetching);
  const id = packageIdOf(travel.slides[0] ?? { travel_id: travel.id, travelSlug: travel.slug });
  const asksAgain = isOpen && failed && pageFailure?.status !== MISSING;
  const carousel = useCarouselItineraryQuery({ id: id ?? '', language }, { skip: !asksAgain || !id });
  if (page.currentData) return { kind: 'loaded', itinerary: page.currentData };
  if (!failed || (asksAgain && id && carousel.isFetching)) return { kind: 'loading' };
  if (asksAgain && carousel.currentData) return { kind: 'loaded', itinerary: carousel.currentData };
  const carouselFailure = !id ? 'no-id' : asksAgain && carousel.error ? asFailure(carousel.error) : undefined;
  return {
    kind: 'failed',
    failures: { page: pageFailure, carousel: carouselFailure },
    ...(travel.id ? { retry: page.refetch } : id && { retry: carousel.refetch }),
  };
}
