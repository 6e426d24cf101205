import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

/** Colours by status (ATRV-03). Inactive is included, because travels can have it (OR-20). */
const COLOURS: Readonly<Record<ContentStatus, string>> = {
  active: 'bg-leaf text-white',
  inactive: 'bg-coral-dark text-white',
  draft: 'bg-sun text-ink',
  archived: 'bg-ink/80 text-white',
};

export function StatusBadge({ status, className }: { status: ContentStatus; className?: string }) {
  const text = useText('travels');
  return (
    <span data-status={status} className={classNames('rounded-full px-3 py-1 text-xs font-semibold', COLOURS[status], className)}>
      {text(`values.${status}`)}
    </span>
  );
}
