import { useText } from '@reefdesk/web-kit';
import { useNewCount } from '../use-new-count.ts';

/** Badge with the number of waiting enquiries, next to their link (ENQ-09). */
export function NewCount() {
  const text = useText('layout');
  const count = useNewCount();
  if (count === 0) return null;
  return (
    <span className="ml-auto min-w-7 rounded-full bg-coral px-2 text-center text-xs font-semibold text-abyss" data-testid="new-enquiries">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {text('newEnquiries', { count })}</span>
    </span>
  );
}
