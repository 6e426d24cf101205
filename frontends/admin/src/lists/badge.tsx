import { classNames } from '@reefdesk/ui/class-names';
import type { ReactNode } from 'react';

/** Pill with a short status text. `className` sets the colours. */
export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold whitespace-nowrap', className)}>
      {children}
    </span>
  );
}
