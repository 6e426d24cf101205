import { provideTexts } from '../language/texts.ts';

/** `common` is there before the first screen; `errors` when the first one happens. */
export function provideOwnTexts(): void {
  provideTexts(['common', 'errors'], (namespace, language) => import(`./${language}/${namespace}.json`));
}
