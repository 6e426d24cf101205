import { classNames } from '@reefdesk/ui/class-names';
import type { ReactNode } from 'react';

/** How something stands, in a word. */
export function Badge({ className, children }: { /** Its colours. */ className: string; children: ReactNode }) {
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold whitespace-nowrap', className)}>
      {children}
    </span>
  );
}
