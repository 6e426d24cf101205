import { buttonClass } from '@reefdesk/ui/button';

export interface TripBarProps {
  /** Names the bar for those who listen. */
  label: string;
  /** A price, mostly. */
  lead: string;
  note: string;
  /** Where one asks. */
  href: string;
  /** What one does there. */
  children: string;
}

/** The lower edge of a phone belongs to the trip: what it costs, and the way to ask. The page keeps its height free (`--lower-bar`). */
export function TripBar({ label, lead, note, href, children }: TripBarProps) {
  return (
    <aside aria-label={label} className="trip-bar">
      <p className="min-w-0 leading-tight">
        <span className="block truncate font-semibold">{lead}</span>
        <span className="block truncate text-xs text-foam/85">{note}</span>
      </p>
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary', className: 'shrink-0 px-5!' })}>
        {children}
      </a>
    </aside>
  );
}
