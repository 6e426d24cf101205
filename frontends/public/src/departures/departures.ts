import type { DepartureView } from '@reefdesk/contracts/departures';

/** So many of the next dates stand on the page in words; machines are told the same ones (DEP-08). */
const NEXT = 5;

/** The dates that are listed: the next ones that are not closed. Those that are full are told, too. */
export function nextDepartures(departures: readonly DepartureView[]): DepartureView[] {
  return departures.filter(({ status }) => status !== 'closed').slice(0, NEXT);
}

export function canBeAskedFor({ status }: Pick<DepartureView, 'status'>): boolean {
  return status === 'open' || status === 'few';
}
