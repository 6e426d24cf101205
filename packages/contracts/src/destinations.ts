import type { InferType } from 'yup';
import type {
  destinationCardView,
  destinationGalleryView,
  destinationIdView,
  destinationImageView,
  destinationView,
  entryFee,
  openingHour,
} from './views/destinations.views.ts';
import type { diveFactsView } from './views/dive-facts.views.ts';

export type OpeningHour = InferType<typeof openingHour>;
/** Facts about a dive site. */
export type DiveFacts = InferType<typeof diveFactsView>;
export type EntryFee = InferType<typeof entryFee>;
export type DestinationImageView = InferType<typeof destinationImageView>;
export type DestinationView = InferType<typeof destinationView>;
export type DestinationCardView = InferType<typeof destinationCardView>;
export type DestinationIdView = InferType<typeof destinationIdView>;
export type DestinationGalleryView = InferType<typeof destinationGalleryView>;
