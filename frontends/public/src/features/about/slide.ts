import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { LANGUAGE_TAGS, type Language, type Localised } from '@reefdesk/contracts/languages';
import { readMeta } from '../../shared/destinations/destination.ts';
import { type Fields, fieldsOf, isFields, textOf } from '../../shared/destinations/tolerant.ts';
import type { SceneFiles } from '../../shared/scenes/scene-files.ts';

/** A slide of the about page (ENT-24): a picture of the operator or a built-in scene. */
export interface Slide {
  id: string;
  image: string;
  meta: ImageView | null;
  scene?: SceneFiles;
  title: string;
  description: string;
  titles: Localised;
  descriptions: Localised;
}

/** Returns the slides of an answer; none if it is unsuccessful or malformed (ERR-11). */
export function readSlides(answer: unknown): Slide[] {
  const fields = fieldsOf(answer);
  if (!fields || fields.success === false || !Array.isArray(fields.data)) return [];
  return fields.data.map(readSlide).filter((slide) => slide !== undefined);
}

function readSlide(value: unknown, index: number): Slide | undefined {
  const fields = fieldsOf(value);
  const image = textOf(fields?.image);
  if (!fields || !image) return undefined;
  return {
    id: textOf(fields.id) || `${index} ${image}`,
    image,
    meta: readMeta(fields.image_meta),
    title: textOf(fields.title),
    description: textOf(fields.description),
    titles: readMap(fields.titles),
    descriptions: readMap(fields.descriptions),
  };
}

function readMap(value: unknown): Localised {
  const map: Fields = isFields(value) ? value : {};
  return { en: textOf(map.en), id: textOf(map.id), cn: textOf(map.cn) };
}

/** Returns the value in the language, otherwise the plain one, which is English (I18N-10). */
export function slideText(map: Localised, plain: string, language: Language): { value: string; lang?: string } {
  const own = map[language];
  if (own || language === 'en') return { value: own || plain };
  return { value: plain, lang: LANGUAGE_TAGS.en };
}
