import { lazy } from 'react';

/** Rendered on the server only: browsers with scripts ignore `noscript` and never load it. */
const ScriptsTexts = lazy(() => import('./scripts-texts.tsx'));

/** Replaces a form in browsers without scripts (PGE-02). */
export function NeedsScripts({ className }: { className?: string }) {
  return (
    <noscript>
      <ScriptsTexts className={className} />
    </noscript>
  );
}
