import type { InferType } from 'yup';
import { type Access, AREAS, permits, type Rights } from './access.ts';
import type { AuditOutcome } from './audit-outcomes.ts';
import type { Position } from './positions.ts';
import type { auditEntryView } from './views/audit.views.ts';

/** The longest text that a change is shown with; of a longer one, the part that is another than before. */
export const AUDIT_TEXT_MAX_LENGTH = 400;
/** Changed fields that an entry names; how many more there were is counted. */
export const AUDIT_CHANGES_MAX = 40;

/** One field; a text that was empty or not there is null. */
export interface AuditChange {
  /** Dotted path: `description.cn`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** Who did what to which record, as the service that saw it tells it (AUD-01). */
export interface AuditEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Of the API: `PATCH /api/gallery/{id}`; empty where there was none. */
  call: string;
  action: string;
  /** Of the record: `packages`. */
  kind: string;
  recordId: string | null;
  recordName: string | null;
  /** Null: nobody is known. */
  userId: string | null;
  /** Of staff. */
  position: Position | null;
  /** `203.0.113.x`; never a whole address. */
  network: string;
  changes: readonly AuditChange[];
  /** Further changed fields. */
  changesLeftOut: number;
  outcome: AuditOutcome;
}

export type AuditEntryView = InferType<typeof auditEntryView>;

/** Records whose own timeline others than owners may read: those who edit them. */
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

/** Whether somebody may read the timeline of one record of this kind. */
export function permitsTimeline(kind: string, who: Rights): boolean {
  return permits(EDITORS[kind] ?? AREAS.audit, who);
}
