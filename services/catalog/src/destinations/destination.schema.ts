import type { Localised } from '@reefdesk/contracts/languages';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/statuses';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { Schema } from 'mongoose';

export const DESTINATION = 'Destination';

/** One picture of a gallery; `id` is the gallery's own, so that one image may hang in several places. */
export interface GalleryImage {
  id: string;
  image: StoredImage;
  isMain: boolean;
}

/**
 * A removal under way, as a tombstone on the destination: it hides the destination from every read and refuses new
 * references to it.
 */
export interface Removal {
  id: string;
  startedAt: Date;
  /** Nothing stops it any more: it was asked for with force, or no package was found to use the destination. */
  force: boolean;
}

export interface DestinationDocument extends VersionedDocument {
  name: Localised;
  category: Localised;
  description: Localised;
  location: string;
  /** Read through parseOpeningHour: what could not be read stays as it was written. */
  openingHour: unknown;
  /** Read through parseEntryFee, as above. */
  entryFee: unknown;
  bestTime: string;
  visitDuration: string;
  status: ContentStatus;
  images: GalleryImage[];
  removing?: Removal | null;
}

const galleryImageSchema = new Schema<GalleryImage>(
  {
    id: { type: String, required: true },
    image: { type: storedImageSchema, required: true },
    isMain: { type: Boolean, default: false },
  },
  { _id: false, id: false },
);

const removalSchema = new Schema<Removal>(
  { id: String, startedAt: { type: Date, required: true }, force: { type: Boolean, required: true } },
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
    removing: removalSchema,
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  },
  { collection: 'destinations', versionKey: false },
);

audited(destinationSchema, {
  kind: 'destinations',
  name: ({ name }) => name.en,
  fields: ({ name, category, description, location, openingHour, entryFee, bestTime, visitDuration, status, images }) => ({
    ...{ name, category, description, location, openingHour, entryFee, bestTime, visitDuration, status },
    mainImage: images.find(({ isMain }) => isMain)?.image.id,
    images: images.map(({ image }) => image.id),
  }),
});

destinationSchema.index({ status: 1, createdAt: 1 });
// Garbage collection asks which images are still shown.
destinationSchema.index({ 'images.image.id': 1 });
destinationSchema.index({ 'removing.startedAt': 1 }, { sparse: true });
