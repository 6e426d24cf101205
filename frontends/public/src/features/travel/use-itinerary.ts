import { type ApiFailure, useLanguage } from '@reefdesk/web-kit';
import type { Itinerary } from './itinerary.ts';
import { asFailure, useCarouselItineraryQuery, useItineraryQuery } from './travel.api.ts';
import { packageIdOf, type Travel } from './travel.ts';

export type ItineraryState =
  | { kind: 'loading' }
  | { kind: 'loaded'; itinerary: Itinerary }
  | { kind: 'failed'; failures: ItineraryFailures; retry?: () => void };

export interface ItineraryFailures {
  /** Of the page's call; undefined where the package has no id to ask by (ERR-22). */
  page: ApiFailure | undefined;
  /** Of the carousel's call: `no-id` where nothing names the package (VAL-06), undefined where none was made. */
  carousel: ApiFailure | 'no-id' | undefined;
}

const MISSING = 404;

/**
 * The page asks for the itinerary as soon as it knows its package, and again on Retry (TRAV-40). Where that failed and
 * the reader opens the itinerary all the same, the carousel asks once more itself, with less patience (API-20).
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
