import type { BookingState } from '@reefdesk/contracts/bookings';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

const LOOKS: Readonly<Record<BookingState, string>> = {
  held: 'bg-sun/45 text-ink',
  confirmed: 'bg-leaf text-white',
  cancelled: 'bg-ink/10 text-ink',
  completed: 'bg-ocean/12 text-ocean',
};

export function BookingStateBadge({ state }: { state: BookingState }) {
  const text = useText('bookings');
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold', LOOKS[state])}>
      {text(`states.${state}`)}
    </span>
  );
}
