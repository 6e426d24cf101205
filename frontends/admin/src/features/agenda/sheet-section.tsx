import { useElementId } from '@reefdesk/ui/use-element-id';
import { SheetGuest, type SheetGuestProps } from './sheet-guest.tsx';

export interface SheetSectionProps {
  title: string;
  /** Null and false entries are left out. */
  facts: readonly (string | null | false)[];
  guests: readonly SheetGuestProps[];
}

/** One departure with its guests. Page breaks never split a guest or separate the heading from the list. */
export function SheetSection({ title, facts, guests }: SheetSectionProps) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-hidden rounded-panel bg-white print:overflow-visible print:rounded-none">
      <header className="px-4 py-4 sm:px-6 print:break-after-avoid print:border-b-2 print:border-ink print:px-0 print:py-2">
        <h2 id={id} className="font-display text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink/80">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <ul className="border-t border-ink/10 print:border-0">
        {guests.map((guest) => (
          <SheetGuest key={guest.guest.booking_id} {...guest} />
        ))}
      </ul>
    </section>
  );
}
