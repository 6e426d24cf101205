import type { Localised } from '@reefdesk/contracts/languages';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { Schema } from 'mongoose';

/** One picture of the slideshow. The image itself is media's own, so the id says everything. */
export interface SlideDocument {
  _id: string;
  titles: Localised;
  descriptions: Localised;
  imageId: string;
  /** Ascending. */
  position: number;
  /** Demo content only: what makes importing it twice harmless. */
  seedKey?: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const slideSchema = new Schema<SlideDocument>(
  {
    _id: { type: String, required: true },
    titles: localisedField(),
    descriptions: localisedField(),
    imageId: { type: String, required: true },
    position: { type: Number, required: true },
    seedKey: String,
    version: { type: Number, required: true, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'slides', versionKey: false, id: false },
);

slideSchema.index({ position: 1, createdAt: 1 });
slideSchema.index({ seedKey: 1 }, { unique: true, sparse: true });
// Garbage collection asks which images slides still show.
slideSchema.index({ imageId: 1 });
