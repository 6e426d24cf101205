import { provideTexts } from '../language/texts.ts';

/** `common` is there before the first screen; `errors` when the first one happens, `ways` when one is looked for; `scripts` only where the server draws. */
export function provideOwnTexts(): void {
  provideTexts(['common', 'errors', 'scripts', 'ways'], (namespace, language) => import(`./${language}/${namespace}.json`));
}
