import { useText } from '@reefdesk/web-kit';
import { useNewEnquiriesQuery } from '../new-enquiries.api.ts';

/** New ones show without a reload. */
const POLL_MS = 15_000;

/** How many enquiries nobody has answered, beside the way to them (ENQ-09). */
export function NewCount() {
  const text = useText('layout');
  const { data: count = 0 } = useNewEnquiriesQuery(undefined, { pollingInterval: POLL_MS });
  if (count === 0) return null;
  return (
    <span className="ml-auto min-w-7 rounded-full bg-coral px-2 text-center text-xs font-semibold text-abyss" data-testid="new-enquiries">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {text('newEnquiries', { count })}</span>
    </span>
  );
}
