import { type Access } from './access.ts';

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
