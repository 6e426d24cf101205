import type { Localised } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { Schema } from 'mongoose';

/** One picture of the slideshow. The image itself is media's own, so the id says everything. */
export interface SlideDocument extends VersionedDocument {
  titles: Localised;
  descriptions: Localised;
  imageId: string;
  /** Ascending. */
  position: number;
}

export const slideSchema = new Schema<SlideDocument>(
  {
    _id: { type: String, required: true },
    titles: localisedField(),
    descriptions: localisedField(),
    imageId: { type: String, required: true },
    position: { type: Number, required: true },
    version: { type: Number, required: true, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  },
  { collection: 'slides', versionKey: false, id: false },
);

audited(slideSchema, {
  kind: 'slides',
  name: ({ titles }) => titles.en,
  fields: ({ titles, descriptions, imageId, position }) => ({ title: titles, description: descriptions, image: imageId, position }),
});

slideSchema.index({ position: 1, createdAt: 1 });
// Garbage collection asks which images slides still show.
slideSchema.index({ imageId: 1 });
