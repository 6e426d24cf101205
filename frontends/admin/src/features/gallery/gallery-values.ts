import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { type NewSlide, newSlide } from '@reefdesk/contracts/slides/requests';
import type { Rules, Wording } from '@reefdesk/forms';

export interface GalleryValues {
  titles: Localised;
  descriptions: Localised;
  image: File | null;
}

/** The six texts in the server's format (AGAL-07). */
export type GalleryTexts = Required<NewSlide>;

/** Every field needs its own object, because Formik treats an object that is used twice as one field. */
export const NEW_ITEM: GalleryValues = { titles: { ...EMPTY_TEXT }, descriptions: { ...EMPTY_TEXT }, image: null };

export function titlesOf(item: GalleryTexts): Localised {
  return { en: item.image_title_en, id: item.image_title_id, cn: item.image_title_cn };
}

export function descriptionsOf(item: GalleryTexts): Localised {
  return { en: item.image_desc_en, id: item.image_desc_id, cn: item.image_desc_cn };
}

export function valuesOf(item: GalleryItemView): GalleryValues {
  return { titles: titlesOf(item), descriptions: descriptionsOf(item), image: null };
}

export function textsOf({ titles, descriptions }: GalleryValues): GalleryTexts {
  return {
    image_title_en: titles.en.trim(),
    image_title_id: titles.id.trim(),
    image_title_cn: titles.cn.trim(),
    image_desc_en: descriptions.en.trim(),
    image_desc_id: descriptions.id.trim(),
    image_desc_cn: descriptions.cn.trim(),
  };
}

export function isComplete(item: GalleryTexts): boolean {
  return LANGUAGES.every((language) => titlesOf(item)[language].trim() && descriptionsOf(item)[language].trim());
}

export function formPath(field: string): string {
  return field.replace(/^image_title_/, 'titles.').replace(/^image_desc_/, 'descriptions.');
}

/** Rules for new items and for edits, because an edit sends all six texts as well (VAL-32). */
export const GALLERY_RULES: Rules<GalleryValues> = { schema: newSlide, request: textsOf, placeOf: formPath };

export const GALLERY_WORDING: Wording = { 'titles.en required': 'errors.title' };
