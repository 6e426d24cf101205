import { type ComponentType, lazy } from 'react';
import { currentLanguage } from '../language/language.ts';
import { loadTexts } from '../language/texts.ts';

/** A page in a chunk of its own; its texts are fetched beside it, not after it. The page is the default export. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, namespaces: readonly string[] = []) {
  return lazy(async () => {
    // On the server all texts are there.
    if (typeof document === 'undefined') return load();
    const texts = namespaces.map((namespace) => loadTexts(namespace, currentLanguage()));
    const [page] = await Promise.all([load(), ...texts]);
    return page;
  });
}
