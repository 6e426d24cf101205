import type { InferType } from 'yup';
import type { itineraryItemView, itineraryStopView, itineraryView } from './views/itinerary.views.ts';
import type { travelPageDestinationView, travelPageView } from './views/travel-page.views.ts';
import type {
  itineraryItemAnswer,
  packageCardView,
  packageDestinationView,
  packageIdView,
  packageView,
  travelDetailView,
  travelListItemView,
  travelStatsView,
  travelsWithStatsView,
} from './views/travels.views.ts';

export type PackageView = InferType<typeof packageView>;
export type PackageCardView = InferType<typeof packageCardView>;
export type PackageIdView = InferType<typeof packageIdView>;
export type PackageDestinationView = InferType<typeof packageDestinationView>;
export type TravelPageView = InferType<typeof travelPageView>;
export type TravelPageDestinationView = InferType<typeof travelPageDestinationView>;
export type ItineraryView = InferType<typeof itineraryView>;
export type ItineraryStopView = InferType<typeof itineraryStopView>;
export type ItineraryItemView = InferType<typeof itineraryItemView>;
export type TravelDetailView = InferType<typeof travelDetailView>;
export type ItineraryItemAnswer = InferType<typeof itineraryItemAnswer>;
export type TravelListItemView = InferType<typeof travelListItemView>;
export type TravelStatsView = InferType<typeof travelStatsView>;
export type TravelsWithStatsView = InferType<typeof travelsWithStatsView>;
