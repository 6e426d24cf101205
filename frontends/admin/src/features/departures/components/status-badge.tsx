import type { DepartureStatus } from '@reefdesk/contracts/departures';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

const LOOKS: Readonly<Record<DepartureStatus, string>> = {
  open: 'bg-lagoon/18 text-deep',
  few: 'bg-sun/45 text-ink',
  full: 'bg-leaf text-white',
  closed: 'bg-ink/10 text-ink',
};

export function StatusBadge({ status }: { status: DepartureStatus }) {
  const text = useText('departures');
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold', LOOKS[status])}>
      {text(`statuses.${status}`)}
    </span>
  );
}
