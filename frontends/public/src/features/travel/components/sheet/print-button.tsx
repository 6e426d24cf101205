import { lineIcon } from '@reefdesk/ui/icon';
import { lazyPart, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import type { Travel } from '../../travel.ts';

const PrintIcon = /* @__PURE__ */ lineIcon('M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 13.5h10v7H7z');
const TripSheet = lazyPart(() => import('./trip-sheet.tsx'));

/** Prints the package: the sheet is rendered on demand and removed after printing. */
export function PrintButton({ travel, className }: { travel: Travel; className?: string }) {
  const text = useText('travel');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        title={text('sheet.print')}
        aria-label={text('sheet.print')}
        aria-busy={asked}
        onClick={() => setAsked(true)}
        className={`icon-button bg-abyss/55 text-white hover:bg-abyss/80 noscript:hidden ${className ?? ''}`}
      >
        <PrintIcon className="size-6" />
      </button>
      {asked && (
        <Suspense>
          <TripSheet travel={travel} onDone={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
