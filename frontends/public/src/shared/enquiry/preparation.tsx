import type { PreparationView } from '@reefdesk/contracts/bookings/endpoints';
import { linesOf } from '@reefdesk/contracts/travels/lines';
import { useText } from '@reefdesk/web-kit';
import { useLocalisedText } from '../localised/use-localised-text.ts';

/** Where a booked guest is met and what to bring (ENQ-27). Undefined during a rollout. */
export function Preparation({ preparation }: { preparation: PreparationView | null | undefined }) {
  const common = useText('common');
  const textOf = useLocalisedText();
  if (!preparation) return null;
  const { start, to_bring: toBring } = preparation;
  const meeting = textOf(start?.words);
  const bring = textOf(toBring);
  return (
    <dl className="mt-3 grid gap-3 text-sm">
      {start && (
        <div>
          <dt className="font-semibold">{common('meeting')}</dt>
          <dd lang={meeting.lang}>{[start.time, meeting.value].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
      {bring.value && (
        <div>
          <dt className="font-semibold">{common('toBring')}</dt>
          <dd lang={bring.lang}>
            <ul className="list-disc pl-4">
              {linesOf(bring.value).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
