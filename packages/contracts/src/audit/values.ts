import { type Access, AREAS, type Position, permits, type Rights } from '../access.ts';

/** What became of what was begun: it is done, or the process ended before anybody could know. */
export const AUDIT_OUTCOMES = ['done', 'unknown'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Longest text shown for a change; of a longer text only the part that differs is shown. */
export const AUDIT_TEXT_MAX_LENGTH = 400;
/** Maximum number of changed fields listed in an entry; further ones are only counted. */
export const AUDIT_CHANGES_MAX = 40;

/** Kinds of records in the audit. */
export const AUDIT_KINDS = [
  'packages',
  'destinations',
  'testimonials',
  'slides',
  'library',
  'site',
  'enquiries',
  'departures',
  'bookings',
  'glossary',
  'machine-translation',
  'reply-templates',
  'people',
  'invitations',
  'accounts',
  'account-rules',
  'previews',
  'calendar-feed',
  'webhook',
  'audit',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Actions on records and accounts. */
export const AUDIT_ACTIONS = [
  ...['created', 'duplicated', 'changed', 'removed', 'restored', 'ended', 'version_restored', 'translation_confirmed'],
  ...['drafted', 'draft_published', 'draft_scheduled', 'draft_discarded'],
  ...['erased', 'answered', 'translated', 'booked', 'noted', 'sent_again', 'exported', 'joined'],
  ...['two_step_begun', 'two_step_on', 'two_step_off', 'password_changed', 'password_reset', 'sessions_ended'],
  ...['signed_in', 'sign_in_failed', 'address_made', 'address_revoked', 'secret_renewed', 'tested', 'delivered_again'],
  ...['provider_linked', 'provider_unlinked', 'passkey_begun', 'passkey_added', 'passkey_renamed', 'passkey_removed', 'replaced'],
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** How a call is recorded where the rules of `auditOf` do not fit. */
export interface AuditRule {
  kind?: AuditKind;
  action?: AuditAction;
  /** Also recorded when a customer does it. */
  ofEverybody?: true;
}

/** The part of an audit entry that follows from the endpoint alone. */
export interface AuditedCall {
  /** Kind of the changed record: `packages`. */
  kind: string;
  action: AuditAction;
  /** Path parameter that identifies the record. */
  record: string | undefined;
}

const ACTIONS: Readonly<Record<string, AuditAction>> = { POST: 'created', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' };
const EXPORT = /\/export(\.\w+)?$/;

/**
 * Audit entry of a call by a signed-in user; undefined when nothing is recorded. Every write by staff and every export is recorded
 * (AUD-01) unless the endpoint says otherwise: the kind is the first word of the path, the action follows from the method, and the
 * record is the first path parameter.
 */
export function auditOf(
  { route, access, audit = {} }: { route: string; access: Access; audit?: AuditRule | null },
  isStaff: boolean,
): AuditedCall | undefined {
  const [method = '', path = ''] = route.split(' ');
  const isExport = EXPORT.test(path);
  if (audit === null || access === 'public' || (method === 'GET' && !isExport)) return undefined;
  const byStaff = isStaff && access !== 'customer';
  if (!byStaff && !isExport && !audit.ofEverybody) return undefined;
  return {
    kind: audit.kind ?? path.split('/')[2] ?? '',
    action: audit.action ?? (isExport ? 'exported' : (ACTIONS[method] ?? 'changed')),
    record: audit.kind === 'accounts' ? undefined : /\{(\w+)\}/.exec(path)?.[1],
  };
}

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
