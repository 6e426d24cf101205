import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { type TrashableDocument, trashable } from '@reefdesk/service-kit/mongo/trashable.schema';
import { type DraftedDocument, drafted } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft, type SchemaFields } from '@reefdesk/service-kit/records/nothing-left';
import { type OrderedDocument, ordered } from '@reefdesk/service-kit/records/ordered.schema';
import { type TranslatedDocument, translated } from '@reefdesk/service-kit/records/translated.schema';
import { versioned } from '@reefdesk/service-kit/records/versioned.schema';
import { Schema } from 'mongoose';

/** Media owns the images, so the id is sufficient. */
export interface SlideDocument extends TrashableDocument, OrderedDocument, DraftedDocument, TranslatedDocument {
  titles: Localised;
  descriptions: Localised;
  imageId: string;
  /** Number of the slide; earlier versions sort by it. */
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
  } satisfies SchemaFields<SlideDocument>,
  { collection: 'slides', versionKey: false, id: false },
);

trashable(slideSchema);
ordered(slideSchema);
drafted(slideSchema);
versioned(slideSchema, { kind: 'slides', apart: ['position'], images: ({ imageId }) => [imageId] });
translated(slideSchema, {
  names: ({ titles }) => ({ ...EMPTY_TEXT, ...titles }),
  texts: ({ titles, descriptions, ...plain }) => {
    noContentLeft(plain, ['imageId', 'position']);
    return [
      { field: 'image_title', text: titles },
      { field: 'image_desc', text: descriptions },
    ];
  },
});
audited(slideSchema, {
  kind: 'slides',
  name: ({ titles }) => titles.en,
  fields: ({ titles, descriptions, imageId, position, ...rest }) => {
    noContentLeft(rest);
    return { title: titles, description: descriptions, image: imageId, position };
  },
});

slideSchema.index({ position: 1, _id: 1 });
slideSchema.index({ imageId: 1 });
