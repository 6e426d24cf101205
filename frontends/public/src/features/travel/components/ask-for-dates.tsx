import { useText } from '@reefdesk/web-kit';
import { DEPARTURES_ID } from '../enquiry-place.ts';

/** Leads to the dates, and from each date to the form. */
export function AskForDates({ className }: { className: string }) {
  const text = useText('travel');
  return (
    <a href={`#${DEPARTURES_ID}`} className={className}>
      {text('ask')}
    </a>
  );
}
