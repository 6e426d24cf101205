import type { InferType } from 'yup';
import type {
  destinationGalleryView,
  destinationIdView,
  destinationImageView,
  destinationView,
  entryFee,
  openingHour,
  slimDestinationView,
} from './views/destinations.views.ts';

export type OpeningHour = InferType<typeof openingHour>;
export type EntryFee = InferType<typeof entryFee>;
export type DestinationImageView = InferType<typeof destinationImageView>;
export type DestinationView = InferType<typeof destinationView>;
export type SlimDestinationView = InferType<typeof slimDestinationView>;
export type DestinationIdView = InferType<typeof destinationIdView>;
export type DestinationGalleryView = InferType<typeof destinationGalleryView>;
