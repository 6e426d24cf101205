import type { Localised } from '@reefdesk/contracts/languages';
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

const localised = { en: { type: String, default: '' }, id: { type: String, default: '' }, cn: { type: String, default: '' } };

export const slideSchema = new Schema<SlideDocument>(
  {
    _id: { type: String, required: true },
    // Plain nested paths: a sub-schema would read the Indonesian `id` as its own identifier.
    titles: localised,
    descriptions: localised,
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
