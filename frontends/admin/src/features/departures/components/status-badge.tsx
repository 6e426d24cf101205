import type { DepartureStatus } from '@reefdesk/contracts/departures/requests';
import { useText } from '@reefdesk/web-kit';
import { Badge } from '../../../lists/badge.tsx';

const LOOKS: Readonly<Record<DepartureStatus, string>> = {
  open: 'bg-lagoon/18 text-deep',
  few: 'bg-sun/45 text-ink',
  full: 'bg-leaf text-white',
  closed: 'bg-ink/10 text-ink',
};

export function StatusBadge({ status }: { status: DepartureStatus }) {
  const text = useText('departures');
  return <Badge className={LOOKS[status]}>{text(`values.${status}`)}</Badge>;
}
