import type { BookingState } from '@reefdesk/contracts/bookings/values';
import type { DepartureStatus } from '@reefdesk/contracts/departures/requests';
import type { EnquiryState } from '@reefdesk/contracts/enquiries/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

type State = BookingState | DepartureStatus | EnquiryState;

const LOOKS: Readonly<Record<State, string>> = {
  held: 'bg-sun/45 text-ink',
  confirmed: 'bg-leaf text-white',
  cancelled: 'bg-ink/10 text-ink',
  completed: 'bg-ocean/12 text-ocean',
  open: 'bg-lagoon/18 text-deep',
  few: 'bg-sun/45 text-ink',
  full: 'bg-leaf text-white',
  closed: 'bg-ink/10 text-ink',
  new: 'bg-coral text-abyss',
  answered: 'bg-ocean/12 text-ocean',
  offered: 'bg-sun/45 text-ink',
  booked: 'bg-leaf text-white',
  lost: 'bg-ink/10 text-ink',
  spam: 'bg-ink/10 text-ink',
};

export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold whitespace-nowrap', className)}>
      {children}
    </span>
  );
}

export function StateBadge({ state, className }: { state: State; className?: string }) {
  const text = useText('shared');
  return <Badge className={classNames(LOOKS[state], className)}>{text(`values.${state}`)}</Badge>;
}
