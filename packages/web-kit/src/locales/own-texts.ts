import type { Language } from '@reefdesk/contracts/languages';
import { provideTexts } from '../language/texts.ts';

/**
 * `common` is loaded before the first screen, `errors` with the first error, `ways` with the contact alternatives, `scripts` only on the
 * server.
 */
export function provideOwnTexts(): void {
  const load = (namespace: string, language: Language) => import(`./${language}/${namespace}.json`);
  provideTexts(['common', 'errors', 'scripts'], load, []);
  provideTexts(['ways'], load);
}
