import { lazy } from 'react';

/** Rendered on the server only: browsers with scripts ignore `noscript` and never load it. */
const ScriptsWords = lazy(() => import('./scripts-words.tsx'));

/** Replaces a form in browsers without scripts (PGE-02). */
export function NeedsScripts({ className }: { className?: string }) {
  return (
    <noscript>
      <ScriptsWords className={className} />
    </noscript>
  );
}
