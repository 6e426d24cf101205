import type { BookingState } from '@reefdesk/contracts/bookings/values';
import { useText } from '@reefdesk/web-kit';
import { Badge } from '../lists/badge.tsx';

const LOOKS: Readonly<Record<BookingState, string>> = {
  held: 'bg-sun/45 text-ink',
  confirmed: 'bg-leaf text-white',
  cancelled: 'bg-ink/10 text-ink',
  completed: 'bg-ocean/12 text-ocean',
};

export function BookingStateBadge({ state }: { state: BookingState }) {
  const text = useText('bookings');
  return <Badge className={LOOKS[state]}>{text(`values.${state}`)}</Badge>;
}
