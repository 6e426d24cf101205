import { buttonClass } from '@reefdesk/ui/button';
import type { ReactNode } from 'react';

export interface TripBarProps {
  /** Names the bar for those who listen. */
  label: string;
  /** A price, mostly. */
  lead: string;
  note: string;
  /** Where one asks; `way` makes another way of it than a link to elsewhere. */
  href: string;
  way?: (props: { className: string; children: string }) => ReactNode;
  /** What one does there. */
  children: string;
}

const BUTTON = buttonClass({ variant: 'primary', className: 'shrink-0 px-4! text-sm! sm:px-5! sm:text-base!' });

/** The lower edge of a phone belongs to the trip: what it costs, never cut short, and the way to ask. The page keeps its height free (`--lower-bar`). */
export function TripBar({ label, lead, note, href, way, children }: TripBarProps) {
  return (
    <aside aria-label={label} className="trip-bar">
      <p className="min-w-0 leading-tight">
        <span className="block text-[0.9375rem] leading-tight font-semibold text-balance sm:text-base">{lead}</span>
        <span className="block truncate text-xs leading-tight text-foam/85">{note}</span>
      </p>
      {way ? (
        way({ className: BUTTON, children })
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className={BUTTON}>
          {children}
        </a>
      )}
    </aside>
  );
}
