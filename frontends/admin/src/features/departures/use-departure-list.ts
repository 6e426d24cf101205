import { dayIn, isCalendarMonth } from '@reefdesk/contracts/time/calendar-days';
import { runtimeConfig } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { lastDayOf, monthOf } from '@reefdesk/web-kit/calendar';
import { usePlannedDeparturesQuery } from '../../shared/departures.api.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';

/** Other users book and plan while the page is open. */
const POLL_MS = 30_000;

/** Month, package and view (calendar or list) of the screen, kept in the URL. */
export function useDepartureList() {
  const [params, choose] = useAddressChoice();
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const asked = params.get('month') ?? '';
  const month = isCalendarMonth(asked) ? asked : monthOf(today);
  const slug = params.get('package') ?? '';
  const view: 'calendar' | 'list' = params.get('view') === 'list' ? 'list' : 'calendar';
  const { data, error, isFetching, refetch } = usePlannedDeparturesQuery(
    { query: { from: `${month}-01`, to: lastDayOf(month) } },
    useLookEvery(POLL_MS),
  );
  return {
    today,
    month,
    slug,
    view,
    setMonth: (next: string) => choose({ month: next === monthOf(today) ? '' : next }),
    setPackage: (next: string) => choose({ package: next }),
    setView: (next: 'calendar' | 'list') => choose({ view: next === 'list' ? next : '' }),
    departures: data?.filter((departure) => slug === '' || departure.package.slug === slug),
    error,
    isFetching,
    refetch,
  };
}
