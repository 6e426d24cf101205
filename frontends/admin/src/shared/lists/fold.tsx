import { ChevronDownIcon } from '@reefdesk/ui/icons';
import type { ReactNode } from 'react';

/** Collapsible panel, closed at first, for content that is rarely needed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group min-w-0 rounded-panel bg-white">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-panel px-4 py-2 text-sm font-semibold sm:px-6">
        {title}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 px-4 pt-2 pb-5 sm:px-6">{children}</div>
    </details>
  );
}
