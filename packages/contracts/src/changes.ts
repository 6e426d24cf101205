/** What staff look at while others change it; names what to read again, and nothing of what it is now. */
export const CHANGED_KINDS = ['enquiries', 'bookings', 'departures'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Where these are told, as server-sent events. */
export const CHANGES_PATH = '/api/changes';

/** One event: all of these are to be read again. */
export interface ChangesView {
  kinds: ChangedKind[];
}
