import { type Access } from './access.ts';

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

export const AUDIT_ACTIONS = [
  ...['created', 'duplicated', 'changed', 'removed', 'restored', 'ended', 'moved', 'version_restored', 'translation_confirmed'],
  ...['drafted', 'draft_published', 'draft_scheduled', 'draft_discarded'],
  ...['erased', 'answered', 'translated', 'booked', 'noted', 'sent_again', 'exported', 'joined'],
  ...['two_step_begun', 'two_step_on', 'two_step_off', 'password_changed', 'password_reset', 'sessions_ended'],
  ...['signed_in', 'sign_in_failed', 'address_made', 'address_revoked', 'secret_renewed', 'tested', 'delivered_again'],
  ...['provider_linked', 'provider_unlinked', 'passkey_begun', 'passkey_added', 'passkey_renamed', 'passkey_removed', 'replaced'],
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Overrides the rules of `auditOf` for an endpoint. */
export interface AuditRule {
  kind?: AuditKind;
  action?: AuditAction;
  /** Also recorded for customers. */
  ofEverybody?: true;
}

export interface AuditedCall {
  kind: string;
  action: AuditAction;
  record: string | undefined;
}

const ACTIONS: Readonly<Record<string, AuditAction>> = { POST: 'created', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' };
const EXPORT = /\/export(\.\w+)?$/;

/** Returns the audit entry of an endpoint: staff writes and all exports are recorded (AUD-01) unless the endpoint overrides it. */
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
