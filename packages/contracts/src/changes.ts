/** Kinds of records whose changes are pushed to open back-office screens. An event names only the kinds to reload, never their content. */
export const CHANGED_KINDS = ['enquiries', 'bookings', 'departures'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** Server-sent events of these changes. */
export const CHANGES_PATH = '/api/changes';

/** One event: the kinds to reload. */
export interface ChangesView {
  kinds: ChangedKind[];
}
