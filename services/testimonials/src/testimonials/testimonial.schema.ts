import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { storedImageSchema } from '@reefdesk/media-client/stored-image.schema';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import { type TrashableDocument, trashable } from '@reefdesk/service-kit/mongo/trashable.schema';
import { type DraftedDocument, drafted } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft, type SchemaFields } from '@reefdesk/service-kit/records/nothing-left';
import { type OrderedDocument, ordered } from '@reefdesk/service-kit/records/ordered.schema';
import { type TranslatedDocument, translated } from '@reefdesk/service-kit/records/translated.schema';
import { versioned } from '@reefdesk/service-kit/records/versioned.schema';
import { Schema } from 'mongoose';

export const TESTIMONIAL = 'Testimonial';

/** `id` belongs to the testimonial, so that several testimonials can use the same image. */
export interface TestimonialPhoto {
  id: string;
  image: StoredImage;
}

export interface TestimonialContent {
  name: Localised;
  role: Localised;
  quote: Localised;
  location: Localised;
  /** 1 to 5. */
  rating: number;
  /** Package that it is about; absent in older documents. */
  packageSlug?: string | null;
  profile: StoredImage | null;
  photos: TestimonialPhoto[];
}

export interface TestimonialDocument extends TrashableDocument, OrderedDocument, DraftedDocument, TranslatedDocument, TestimonialContent {}

const photoSchema = new Schema<TestimonialPhoto>(
  {
    id: { type: String, required: true },
    image: { type: storedImageSchema, required: true },
  },
  { _id: false, id: false },
);

export const testimonialSchema = new Schema<TestimonialDocument>(
  {
    _id: { type: String, required: true },
    name: localisedField(),
    role: localisedField(),
    quote: localisedField(),
    location: localisedField(),
    rating: { type: Number, default: 5 },
    packageSlug: { type: String, default: null },
    profile: { type: storedImageSchema, default: null },
    photos: [photoSchema],
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    createdByCall: String,
  } satisfies SchemaFields<TestimonialDocument>,
  { collection: 'testimonials', versionKey: false },
);

trashable(testimonialSchema);
ordered(testimonialSchema, 'first');
drafted(testimonialSchema);
versioned(testimonialSchema, {
  kind: 'testimonials',
  images: ({ profile, photos }) => [...(profile ? [profile.id] : []), ...photos.map(({ image }) => image.id)],
});
translated(testimonialSchema, {
  names: ({ name }) => ({ ...EMPTY_TEXT, ...name }),
  texts: ({ name, role, quote, location, ...plain }) => {
    noContentLeft(plain, ['rating', 'packageSlug', 'profile', 'photos']);
    return Object.entries({ name, role, quote, location }).map(([field, text]) => ({ field, text }));
  },
});
audited(testimonialSchema, {
  kind: 'testimonials',
  name: ({ name }) => name.en,
  fields: ({ name, role, quote, location, rating, packageSlug, profile, photos, ...rest }) => {
    noContentLeft(rest);
    return { name, role, quote, location, rating, package: packageSlug, profile: profile?.id, photos: photos.map(({ image }) => image.id) };
  },
});

testimonialSchema.index({ packageSlug: 1, place: 1, _id: 1 });
testimonialSchema.index({ 'profile.id': 1 });
testimonialSchema.index({ 'photos.image.id': 1 });
