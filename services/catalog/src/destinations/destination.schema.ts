import type { Localised } from '@reefdesk/contracts/languages';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/statuses';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { Schema } from 'mongoose';

export const DESTINATION = 'Destination';

/** One picture of a gallery; `id` is the gallery's own, so that one image may hang in several places. */
export interface GalleryImage {
  id: string;
  image: StoredImage;
  isMain: boolean;
}

export interface DestinationDocument {
  _id: string;
  name: Localised;
  category: Localised;
  description: Localised;
  location: string;
  /** Read through parseOpeningHour: older data holds strings. */
  openingHour: unknown;
  /** Read through parseEntryFee: older data holds strings. */
  entryFee: unknown;
  bestTime: string;
  visitDuration: string;
  status: ContentStatus;
  images: GalleryImage[];
  /** Key of demo content; absent on what people made. */
  seedKey?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const galleryImageSchema = new Schema<GalleryImage>(
  {
    id: { type: String, required: true },
    image: { type: storedImageSchema, required: true },
    isMain: { type: Boolean, default: false },
  },
  { _id: false, id: false },
);

export const destinationSchema = new Schema<DestinationDocument>(
  {
    _id: { type: String, required: true },
    name: localisedField(),
    category: localisedField(),
    description: localisedField(),
    location: { type: String, default: '' },
    openingHour: Schema.Types.Mixed,
    entryFee: Schema.Types.Mixed,
    bestTime: { type: String, default: '' },
    visitDuration: { type: String, default: '' },
    status: { type: String, enum: CONTENT_STATUSES, default: 'active' },
    images: [galleryImageSchema],
    seedKey: String,
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'destinations', versionKey: false },
);

destinationSchema.index({ status: 1, createdAt: 1 });
destinationSchema.index({ seedKey: 1 }, { unique: true, sparse: true });
