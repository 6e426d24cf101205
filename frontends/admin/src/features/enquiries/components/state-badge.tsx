import type { EnquiryState } from '@reefdesk/contracts/enquiries/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import { Badge } from '../../../lists/badge.tsx';

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
  return <Badge className={classNames(LOOKS[state], className)}>{text(`values.${state}`)}</Badge>;
}
