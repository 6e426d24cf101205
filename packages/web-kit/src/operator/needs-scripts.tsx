import { lazy } from 'react';

/** The server draws it. A browser that runs scripts draws nothing inside `noscript`, and so never fetches it. */
const ScriptsWords = lazy(() => import('./scripts-words.tsx'));

/** In the place of a form, or before it, for whoever's browser runs no scripts (PGE-02). */
export function NeedsScripts({ className }: { className?: string }) {
  return (
    <noscript>
      <ScriptsWords className={className} />
    </noscript>
  );
}
