import { buttonClass } from '@reefdesk/ui/button';
import type { ReactNode } from 'react';

export interface BottomBarProps {
  label: string;
  lead: string;
  note: string;
  /** Renders the link of the bar with the classes of its button. */
  children: (className: string) => ReactNode;
}

const BUTTON = buttonClass({ variant: 'primary', className: 'shrink-0 px-4! text-sm! sm:px-5! sm:text-base!' });

/** Bar at the lower edge of phones: the price, never truncated, and the way to ask. The page reserves its height (`--lower-bar`). */
export function BottomBar({ label, lead, note, children }: BottomBarProps) {
  return (
    <aside aria-label={label} className="trip-bar">
      <p className="min-w-0 leading-tight">
        <span className="block text-[0.9375rem] leading-tight font-semibold text-balance sm:text-base">{lead}</span>
        <span className="block truncate text-xs leading-tight text-foam/85">{note}</span>
      </p>
      {children(BUTTON)}
    </aside>
  );
}
