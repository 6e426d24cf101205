import type { ComponentType } from 'react';
import { currentLanguage } from '../language/language.ts';
import { loadTexts } from '../language/texts.ts';
import type { PageReads } from '../server/served-page.ts';
import { reloadOnce } from './guarded-reload.ts';
import { lateCode, type Stand } from './late-code.tsx';
import { RemotePanel } from './remote-panel.tsx';

/** A page's screen, with the API reads that it needs, so that they can be loaded in advance. */
export type PageComponent = ComponentType & { reads?: PageReads };

/**
 * A page in a separate chunk, the default export of its module; its texts are loaded in parallel. `ahead` loads both before the page
 * is shown; further calls cost nothing. Without a connection, a panel is shown in its place.
 */
export function lazyPage(load: () => Promise<{ default: PageComponent }>, namespaces: readonly string[] = []) {
  const ahead = async () => {
    // On the server all texts are loaded.
    if (typeof document === 'undefined') return load();
    const texts = namespaces.map((namespace) => loadTexts(namespace, currentLanguage()));
    const [page] = await Promise.all([load(), ...texts]);
    return page;
  };
  return Object.assign(
    lateCode(ahead, AwayPanel, () => void reloadOnce()),
    { ahead },
  );
}

function AwayPanel({ answers, onRetry }: Stand<object>) {
  return <RemotePanel away={!answers} onRetry={onRetry} />;
}
