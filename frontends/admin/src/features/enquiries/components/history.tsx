import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { Panel } from '../../../shared/panel.tsx';
import { useEnquiryTexts } from '../use-enquiry-texts.ts';

/** Labels of changes that the system made when a period expired. */
const ITSELF: Readonly<Record<string, string>> = { erased: 'history.itself', booking: 'history.automatic' };

/** All changes with user and time, newest first (ENQ-10). */
export function History({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const guest = useEnquiryTexts().name(enquiry);
  const format = useFormat();
  const days = useDayTexts();
  const departureWords = (value: string) => {
    const [day = '', slug] = value.split(' ');
    return [days.shortDay(day), slug].filter(Boolean).join(' · ');
  };
  const worded = (what: string, value: string | null): string => {
    if (!value) return text('history.nothing');
    if (what === 'state' || what === 'booking') return text(`values.${value}`);
    if (what === 'booking_price' || what === 'booking_deposit') return format.number(Number(value));
    if (what === 'booking_departure') return departureWords(value);
    return what === 'message' ? text(`channels.${value}`) : value;
  };
  return (
    <Panel title={text('history.title')}>
      <ol className="grid gap-2.5 text-sm">
        {enquiry.history.toReversed().map(({ at, by, what, before, after }) => (
          <li key={`${at} ${what} ${after}`}>
            <p>
              {text(what === 'message' && !by ? (after ? `wishes.${after}` : 'history.messageGuest') : `history.${what}`, {
                before: worded(what, before),
                after: worded(what, after),
              })}
            </p>
            <p className="text-xs text-ink/70">
              {by ? by.name || by.user_id : isByItself(what, after) ? text(ITSELF[what] ?? '') : guest} ·{' '}
              {format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** False for a guest who accepts an offer; the system only ends offers and holds. */
function isByItself(what: string, after: string | null): boolean {
  return what === 'booking' ? after === 'cancelled' : what in ITSELF;
}
