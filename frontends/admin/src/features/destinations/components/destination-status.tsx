import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

/** Status badge in capitals: green for active, red otherwise (ADST-05, ADEDIT-03). */
export function DestinationStatus({ status, className }: { status: ContentStatus; className?: string }) {
  const text = useText('destinations');
  const active = status === 'active';
  return (
    <span
      data-status={status}
      className={classNames(
        'rounded-full px-3 py-1 text-xs font-semibold tracking-wide text-white uppercase',
        active ? 'bg-leaf' : 'bg-coral-dark',
        className,
      )}
    >
      {text(active ? 'values.active' : 'values.inactive')}
    </span>
  );
}
