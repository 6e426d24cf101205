import { object } from 'yup';
import { fault } from './fault.ts';
import { givenText, requiredText, text } from './text.ts';

/** A text that must be there in each of the three languages. */
export function everyLanguage(label: string, max: number) {
  return byLanguage(label, () => requiredText(max));
}

/** A text of which some languages may be given; what is given must not be blank, what is not given stays as it is. */
export function givenLanguages(label: string, max: number) {
  return byLanguage(label, () => givenText(max))
    .optional()
    .default(undefined);
}

/** A text of which any language may be missing or blank. */
export function anyLanguages(label: string, max: number) {
  return byLanguage(label, () => text(max))
    .optional()
    .default(undefined);
}

/** A text whose English stands in a field of its own; blank takes a translation away. */
export function otherLanguages(label: string, max: number) {
  return object({ id: text(max).label(`${label} in ID`), cn: text(max).label(`${label} in CN`) })
    .label(label)
    .typeError(fault('texts_by_language'))
    .optional()
    .default(undefined);
}

/** Faults name the language: `names.en`, "Name in EN". */
function byLanguage<Text extends ReturnType<typeof text>>(label: string, make: () => Text) {
  return object({
    en: make().label(`${label} in EN`),
    id: make().label(`${label} in ID`),
    cn: make().label(`${label} in CN`),
  })
    .label(label)
    .typeError(fault('texts_by_language'));
}
