import type { ComponentType } from 'react';
import { currentLanguage } from '../language/language.ts';
import { loadTexts } from '../language/texts.ts';
import type { PageReads } from '../server/served-page.ts';
import { reloadOnce } from './guarded-reload.ts';
import { lateCode, type Stand } from './late-code.tsx';
import { RemotePanel } from './remote-panel.tsx';

/** A page's screen, with what it will read, for whoever wants to have it there before. */
export type PageComponent = ComponentType & { reads?: PageReads };

/**
 * A page in a chunk of its own; its texts are fetched beside it, not after it. The page is the default export. `ahead` fetches
 * both before the page is shown; called twice it costs nothing. Without a connection a panel says so in its place.
 */
export function lazyPage(load: () => Promise<{ default: PageComponent }>, namespaces: readonly string[] = []) {
  const ahead = async () => {
    // On the server all texts are there.
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
