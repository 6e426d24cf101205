import type { EnquiryState } from '@reefdesk/contracts/enquiries';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

const LOOKS: Readonly<Record<EnquiryState, string>> = {
  new: 'bg-coral text-abyss',
  answered: 'bg-ocean/12 text-ocean',
  offered: 'bg-sun/45 text-ink',
  booked: 'bg-leaf text-white',
  lost: 'bg-ink/10 text-ink',
  spam: 'bg-ink/10 text-ink',
};

export function StateBadge({ state, className }: { state: EnquiryState; className?: string }) {
  const text = useText('enquiries');
  return (
    <span className={classNames('inline-block shrink-0 rounded-full px-3 py-0.5 text-xs font-semibold', LOOKS[state], className)}>
      {text(`states.${state}`)}
    </span>
  );
}
