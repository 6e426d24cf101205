import { CalendarIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useNextDeparture } from './departures.api.ts';

/** Next date of a package and its places, or “on request”; an empty line until it is known (DEP-11). */
export function NextDate({ slug }: { slug: string }) {
  const text = useText('common');
  const days = useDayTexts();
  const next = useNextDeparture(slug);
  return (
    <p className="flex min-h-5 gap-2 text-sm">
      {next !== undefined && (
        <>
          <CalendarIcon className="size-4.5 shrink-0 text-lagoon" />
          {next === null ? (
            text('onRequest')
          ) : (
            <span>
              <span className="sr-only">{text('nextDate')}: </span>
              {days.shortDays(next.date, next.last_date)} ·{' '}
              <span className={next.status === 'few' ? 'font-semibold text-coral-dark' : undefined}>
                {text('placesLeft', { count: next.seats_left })}
              </span>
            </span>
          )}
        </>
      )}
    </p>
  );
}
