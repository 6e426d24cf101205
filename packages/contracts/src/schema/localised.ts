import { object } from 'yup';
import { ruleError } from './check.ts';
import { givenText, requiredText, text } from './fields.ts';

export function everyLanguage(label: string, max: number) {
  return byLanguage(label, () => requiredText(max));
}

/** A given language must not be blank; an omitted one keeps its value. */
export function givenLanguages(label: string, max: number) {
  return byLanguage(label, () => givenText(max))
    .optional()
    .default(undefined);
}

export function anyLanguages(label: string, max: number) {
  return byLanguage(label, () => text(max))
    .optional()
    .default(undefined);
}

/** Translations of a text whose English version is in another field. A blank value removes the translation. */
export function otherLanguages(label: string, max: number) {
  return object({ id: text(max).label(`${label} in ID`), cn: text(max).label(`${label} in CN`) })
    .label(label)
    .typeError(ruleError('texts_by_language'))
    .optional()
    .default(undefined);
}

/** Field errors name the language: `names.en`, "Name in EN". */
function byLanguage<Text extends ReturnType<typeof text>>(label: string, make: () => Text) {
  return object({
    en: make().label(`${label} in EN`),
    id: make().label(`${label} in ID`),
    cn: make().label(`${label} in CN`),
  })
    .label(label)
    .typeError(ruleError('texts_by_language'));
}
