import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { useFieldText } from '@reefdesk/forms/texts/fields';
import { useText } from '@reefdesk/web-kit';

const NAMESPACES: Readonly<Record<TranslatedKind, string>> = {
  packages: 'travels',
  destinations: 'destinations',
  testimonials: 'testimonials',
  slides: 'gallery',
  site: 'site',
};

/** Text keys of fields that differ from `fields.<name>`. */
const KEYS: Readonly<Record<TranslatedKind, Readonly<Record<string, string>>>> = {
  packages: {},
  destinations: {
    ...{ names: 'fields.name', categories: 'fields.category', descriptions: 'fields.description' },
    ...{ locations: 'fields.location', opening_days: 'fields.openingDays', best_times: 'fields.bestTime' },
  },
  testimonials: {},
  slides: { image_title: 'fields.titles', image_desc: 'fields.descriptions' },
  site: { 'brand.chat.greeting': 'fields.greeting', 'brand.hero.title': 'fields.headline' },
};

const LISTED: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/^dive\.life\.(\d+)\.name$/, () => 'dive.life'],
  [/^brand\.hero\.claims\.(\d+)$/, () => 'fields.claim'],
  [/^brand\.figures\.(?<part>\w+)\.(\d+)\.label$/, (part) => `fields.figures.${part}`],
  [/^brand\.awards\.(\d+)\.text$/, () => 'fields.text'],
  [/^questions\.(\d+)\.(?<part>question|answer)$/, (part) => `fields.${part}`],
];

/** Returns the label of a text on the record's edit screen, such as `Claim 2`. */
export function usePlaceLabel(kind: TranslatedKind): (field: string) => string {
  const text = useText(NAMESPACES[kind]);
  const fieldText = useFieldText();
  return (field) => {
    for (const [pattern, key] of LISTED) {
      const match = pattern.exec(field);
      const number = match?.slice(1).find((part) => /^\d+$/.test(part ?? ''));
      if (match) return `${text(key(match.groups?.part ?? ''))} ${Number(number) + 1}`;
    }
    if (OPTIONAL_TEXT_NAMES.some((name) => name === field)) return fieldText(`names.${field}`);
    const [, page, seo] = /^brand\.seo\.(\w+)\.(title|description)$/.exec(field) ?? [];
    if (page) return `${text(`seo.${page}`)} · ${text(seo === 'title' ? 'fields.seoTitle' : 'fields.seoDescription')}`;
    return text(KEYS[kind][field] ?? `fields.${field.split('.').at(-1)}`);
  };
}
