import { type Access, AREAS, type Position, permits, type Rights } from '../access.ts';

/** `unknown`: the process ended before the result was known. */
export const AUDIT_OUTCOMES = ['done', 'unknown'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Maximum length of a text in a change. Of a longer text only the part that differs is shown. */
export const AUDIT_TEXT_MAX_LENGTH = 400;
/** Maximum number of changes in an entry; further ones are only counted. */
export const AUDIT_CHANGES_MAX = 40;

/** One changed field; null for an empty or missing text. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** One audit event, as reported by the service that made the change (AUD-01). */
export interface AuditEntry {
  id: string;
  at: string;
  /** Endpoint such as `PATCH /api/gallery/{id}`; empty if there was no request. */
  call: string;
  /** One of `AUDIT_ACTIONS`; newer versions may add others. */
  action: string;
  kind: string;
  recordId: string | null;
  recordName: string | null;
  userId: string | null;
  position: Position | null;
  /** Shortened client address, `203.0.113.x`; never the whole address. */
  network: string;
  changes: readonly AuditChange[];
  changesLeftOut: number;
  outcome: AuditOutcome;
}

/** Kinds whose timeline is open to staff who may edit them. All others are for owners only. */
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

export function permitsTimeline(kind: string, who: Rights): boolean {
  const access = Object.hasOwn(EDITORS, kind) ? EDITORS[kind] : undefined;
  return permits(access ?? AREAS.audit, who);
}
