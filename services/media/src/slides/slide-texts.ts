import type { Localised } from '@reefdesk/contracts/languages';
import type { CreateSlideDto, EditSlideDto } from './slide.dto.ts';

export interface SlideTexts {
  titles: Localised;
  descriptions: Localised;
}

/** Where the six flat fields of the contract are stored. */
const STORED_AS = {
  image_title_en: 'titles.en',
  image_title_id: 'titles.id',
  image_title_cn: 'titles.cn',
  image_desc_en: 'descriptions.en',
  image_desc_id: 'descriptions.id',
  image_desc_cn: 'descriptions.cn',
} as const satisfies Record<keyof EditSlideDto, string>;

/** New texts by stored path. */
export type SlideTextChanges = { [Path in (typeof STORED_AS)[keyof EditSlideDto]]?: string };

export function textsOf(dto: CreateSlideDto): SlideTexts {
  return {
    titles: { en: dto.image_title_en, id: dto.image_title_id ?? '', cn: dto.image_title_cn ?? '' },
    descriptions: { en: dto.image_desc_en ?? '', id: dto.image_desc_id ?? '', cn: dto.image_desc_cn ?? '' },
  };
}

/** Only what was sent, each text on its own, so that two people who translate at once don't undo each other. */
export function changedTexts(dto: EditSlideDto): SlideTextChanges {
  const changes: SlideTextChanges = {};
  for (const [field, path] of Object.entries(STORED_AS)) {
    const text = dto[field as keyof EditSlideDto];
    if (typeof text === 'string') changes[path] = text;
  }
  return changes;
}
