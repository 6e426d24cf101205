import type { ComponentType } from 'react';
import { currentLanguage } from '../language/language.ts';
import { loadTexts } from '../language/texts.ts';
import type { PageReads } from '../server/served-page.ts';
import { reloadOnce } from './guarded-reload.ts';
import { lateCode, type Stand } from './late-code.tsx';
import { RemotePanel } from './remote-panel.tsx';

export type PageComponent = ComponentType & { reads?: PageReads };

/** A page in a separate chunk; its texts load in parallel. `ahead` preloads both. Without a connection, a panel is shown. */
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
