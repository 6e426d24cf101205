import type { Localised } from '@reefdesk/contracts/languages';
import type { NewSlide, SlideEdit } from '@reefdesk/contracts/slides/requests';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';

export interface SlideTexts {
  titles: Localised;
  descriptions: Localised;
}

/** Stored paths of the six flat fields of the contract. */
const STORED_AS = {
  image_title_en: 'titles.en',
  image_title_id: 'titles.id',
  image_title_cn: 'titles.cn',
  image_desc_en: 'descriptions.en',
  image_desc_id: 'descriptions.id',
  image_desc_cn: 'descriptions.cn',
} as const satisfies Record<keyof SlideEdit, string>;

type SlideTextChanges = { [Path in (typeof STORED_AS)[keyof SlideEdit]]?: string };

export function textsOf(slide: NewSlide): SlideTexts {
  const { image_title_en, image_title_id = '', image_title_cn = '', ...more } = slide;
  const { image_desc_en = '', image_desc_id = '', image_desc_cn = '', ...rest } = more;
  nothingLeft(rest);
  return {
    titles: { en: image_title_en, id: image_title_id, cn: image_title_cn },
    descriptions: { en: image_desc_en, id: image_desc_id, cn: image_desc_cn },
  };
}

/** Sets each text by its own path, so that parallel translations do not overwrite each other. */
export function changedTexts(edit: SlideEdit): SlideTextChanges {
  const changes: SlideTextChanges = {};
  for (const [field, path] of Object.entries(STORED_AS)) {
    const text = edit[field as keyof SlideEdit];
    if (typeof text === 'string') changes[path] = text;
  }
  return changes;
}

/** Reverse of {@link changedTexts}. */
export function editOf({ titles, descriptions }: SlideTexts): SlideEdit {
  return {
    ...{ image_title_en: titles.en, image_title_id: titles.id, image_title_cn: titles.cn },
    ...{ image_desc_en: descriptions.en, image_desc_id: descriptions.id, image_desc_cn: descriptions.cn },
  };
}
