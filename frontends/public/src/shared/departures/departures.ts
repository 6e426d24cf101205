import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';

/** Number of next dates in the page's text and in its structured data (DEP-08). */
const NEXT = 5;

/** The next dates that are not closed; full ones are listed as well. */
export function nextDepartures(departures: readonly DepartureView[]): DepartureView[] {
  return departures.filter(({ status }) => status !== 'closed').slice(0, NEXT);
}

/** A full departure can be chosen for its waiting list (DEP-12). */
export function canBeChosen({ status }: Pick<DepartureView, 'status'>): boolean {
  return status !== 'closed';
}

export function canBeRequested({ status }: Pick<DepartureView, 'status'>): boolean {
  return status === 'open' || status === 'few';
}
