import { type Access, AREAS, type Position, permits, type Rights } from '../access.ts';

/** What became of what was begun: it is done, or the process ended before anybody could know. */
export const AUDIT_OUTCOMES = ['done', 'unknown'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Longest text shown for a change; of a longer text only the part that differs is shown. */
export const AUDIT_TEXT_MAX_LENGTH = 400;
/** Maximum number of changed fields listed in an entry; further ones are only counted. */
export const AUDIT_CHANGES_MAX = 40;

/** One changed field; null stands for an empty or missing text. */
export interface AuditChange {
  /** Dotted path: `description.cn`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** One audit event, as reported by the service that made the change (AUD-01). */
export interface AuditEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Name of the endpoint: `PATCH /api/gallery/{id}`; empty when the change was not made by a request. */
  call: string;
  /** One of `AUDIT_ACTIONS`; a newer version may add others. */
  action: string;
  /** Kind of the record: `packages`. */
  kind: string;
  recordId: string | null;
  recordName: string | null;
  /** Null when the user is unknown. */
  userId: string | null;
  /** Set for staff only. */
  position: Position | null;
  /** Shortened client address, `203.0.113.x`; never the whole address. */
  network: string;
  changes: readonly AuditChange[];
  /** Number of changed fields beyond the listed ones. */
  changesLeftOut: number;
  outcome: AuditOutcome;
}

/** Kinds of records whose timeline is also open to staff who may edit them; all others are for owners only. */
const EDITORS: Readonly<Record<string, Access>> = {
  packages: AREAS.content,
  destinations: AREAS.content,
  testimonials: AREAS.content,
  slides: AREAS.content,
  enquiries: AREAS.enquiries,
  departures: AREAS.departures,
  bookings: AREAS.bookings,
  glossary: AREAS.content,
  'machine-translation': AREAS.content,
  'reply-templates': AREAS.enquiries,
};

/** True if the user may read the timeline of a record of this kind. */
export function permitsTimeline(kind: string, who: Rights): boolean {
  const access = Object.hasOwn(EDITORS, kind) ? EDITORS[kind] : undefined;
  return permits(access ?? AREAS.audit, who);
}
