import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/check.ts';
import { givenText, requiredText, text } from '../schema/fields.ts';

const { nameMaxLength, descriptionMaxLength } = LIMITS;

const others = {
  image_title_id: text(nameMaxLength).label('Indonesian title'),
  image_title_cn: text(nameMaxLength).label('Chinese title'),
  image_desc_en: text(descriptionMaxLength).label('English description'),
  image_desc_id: text(descriptionMaxLength).label('Indonesian description'),
  image_desc_cn: text(descriptionMaxLength).label('Chinese description'),
};

/** `galleryData` of a new slide, with only the English title required (VAL-32). */
export const newSlide = object({ image_title_en: requiredText(nameMaxLength).label('English title'), ...others });
export type NewSlide = InferType<typeof newSlide>;
export const NEW_SLIDE = { schema: newSlide } satisfies BodyShape<typeof newSlide>;

/** Omitted fields keep their values. The English title must not be blank. */
export const slideEdit = object({ image_title_en: givenText(nameMaxLength).label('English title'), ...others });
export type SlideEdit = InferType<typeof slideEdit>;
export const SLIDE_EDIT = { schema: slideEdit } satisfies BodyShape<typeof slideEdit>;
