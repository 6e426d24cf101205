import { provideTexts } from '../language/texts.ts';

/**
 * `common` is loaded before the first screen, `errors` with the first error, `ways` with the contact alternatives, and `scripts` only
 * on the server.
 */
export function provideOwnTexts(): void {
  provideTexts(['common', 'errors', 'scripts', 'ways'], (namespace, language) => import(`./${language}/${namespace}.json`));
}
