import type { ReactNode } from 'react';
import { useLightboxText } from './texts.ts';

/** What the keys do; for fingers, what a swipe does. */
export function KeyHints() {
  const text = useLightboxText();
  return (
    <p className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-xs text-foam/75">
      <span className="pointer-coarse:hidden">
        <Key>←</Key> <Key>→</Key> {text('hints.browse')}
      </span>
      <span className="pointer-coarse:hidden">
        <Key>{text('hints.escape')}</Key> {text('hints.close')}
      </span>
      <span className="hidden pointer-coarse:inline">{text('hints.swipe')}</span>
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="inline-grid min-w-6 place-items-center rounded-md border border-foam/30 px-1.5 font-sans">{children}</kbd>;
}
