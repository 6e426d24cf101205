import type { InferType } from 'yup';
import * as yup from 'yup';
import { type Access, AREAS, POSITIONS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS, nextCursor } from '../lists.ts';
import { calendarDay, oneOf, text } from '../schema/fields.ts';
import { array, choice, envelope, number, object, string, view } from '../schema/view.ts';
import { AUDIT_KINDS, AUDIT_OUTCOMES } from './values.ts';

/** Values of the audit entry of an endpoint that the changed record does not provide. */
export interface AuditedCall {
  /** Kind of the changed record: `packages`. */
  kind: string;
  /** Action on the record: `changed`. */
  action: string;
  /** Path parameter that identifies the record. */
  record?: string | undefined;
}

type Row = Partial<AuditedCall> & {
  /** Also recorded when a customer does it. */
  ofEverybody?: true;
};

const CHANGED = { action: 'changed' };
const PACKAGE = { kind: 'packages' };
const DESTINATION = { kind: 'destinations' };
const SLIDE = { kind: 'slides' };
const INVITATION = { kind: 'invitations' };
const ACCOUNT = { kind: 'accounts' };

/**
 * Every write by staff and every export is recorded (AUD-01). By default the kind is the first word of the path, the action follows
 * from the method, and the record is the first path parameter; this table lists the exceptions. Null: the endpoint writes nothing.
 */
const ROWS: Readonly<Record<string, Row | null>> = {
  'POST /api/add-travel': PACKAGE,
  'POST /api/duplicate-travel/{travelId}': { ...PACKAGE, action: 'duplicated' },
  'PATCH /api/edit-travel/{travelId}': PACKAGE,
  'PATCH /api/edit-travel/{travelId}/image': PACKAGE,
  'DELETE /api/delete-travel/{travelId}': PACKAGE,
  'POST /api/add-travel-destination/{travelId}': { ...PACKAGE, ...CHANGED },
  'PATCH /api/update-travel-destination/{travelId}/{itemId}': { ...PACKAGE, ...CHANGED },
  'DELETE /api/remove-travel-destination/{travelId}/{itemId}': { ...PACKAGE, ...CHANGED },
  'POST /api/restore-travel-destination/{travelId}/{itemId}': { ...PACKAGE, ...CHANGED },
  'POST /api/add-destination': DESTINATION,
  'PATCH /api/edit-destination/{destinationId}': DESTINATION,
  'PATCH /api/edit-destination-gallery/{destinationId}': DESTINATION,
  'POST /api/add-images/{destinationId}': { ...DESTINATION, ...CHANGED },
  'DELETE /api/destinations/{destinationId}/gallery/{galleryId}': { ...DESTINATION, ...CHANGED },
  'DELETE /api/remove-destination/{destinationId}': DESTINATION,
  'POST /api/gallery': SLIDE,
  'PATCH /api/gallery/{id}': SLIDE,
  'PATCH /api/gallery/{id}/image': SLIDE,
  'DELETE /api/gallery/{id}': SLIDE,
  'POST /api/library/{id}/replace': { action: 'replaced' },
  // The upload results in an image; the entry of its start covers the whole upload.
  'POST /api/library/uploads': { action: 'created' },
  'PUT /api/library/uploads/{uploadId}/parts/{part}': null,
  'DELETE /api/library/uploads/{uploadId}': null,
  'DELETE /api/enquiries/{id}': { action: 'erased' },
  'POST /api/enquiries/{id}/bookings': { action: 'booked' },
  'POST /api/enquiries/{id}/messages': { action: 'answered' },
  'POST /api/enquiries/{id}/notes': { action: 'noted' },
  'POST /api/calendar-feed': { action: 'address_made' },
  'DELETE /api/calendar-feed': { action: 'address_revoked' },
  'POST /api/previews': { action: 'address_made' },
  'DELETE /api/previews/{id}': { action: 'address_revoked' },
  'POST /api/webhook/secret': { action: 'secret_renewed' },
  'POST /api/webhook/test': { action: 'tested' },
  'POST /api/webhook/deliveries/{id}/again': { action: 'delivered_again' },
  // Stores nothing, but the audit log shows that texts were sent to another system.
  'POST /api/machine-translation': { action: 'translated' },
  'PATCH /api/users/{id}': { kind: 'people' },
  'DELETE /api/two-step/{id}': { kind: 'people', action: 'two_step_off' },
  'POST /api/users/invitations': INVITATION,
  'POST /api/users/invitations/{id}/resend': { ...INVITATION, action: 'sent_again' },
  'DELETE /api/users/invitations/{id}': INVITATION,
  'PUT /api/two-step/demand': { kind: 'account-rules' },
  'POST /api/two-step/setup': { ...ACCOUNT, action: 'two_step_begun' },
  'POST /api/two-step/enable': { ...ACCOUNT, action: 'two_step_on', ofEverybody: true },
  'POST /api/two-step/disable': { ...ACCOUNT, action: 'two_step_off', ofEverybody: true },
  'POST /api/passkeys/setup': { ...ACCOUNT, action: 'passkey_begun' },
  'POST /api/passkeys': { ...ACCOUNT, action: 'passkey_added', ofEverybody: true },
  'PATCH /api/passkeys/{id}': { ...ACCOUNT, action: 'passkey_renamed' },
  'DELETE /api/passkeys/{id}': { ...ACCOUNT, action: 'passkey_removed', ofEverybody: true },
  'DELETE /api/oidc/link': { ...ACCOUNT, action: 'provider_unlinked', ofEverybody: true },
  'POST /api/change-password': { ...ACCOUNT, action: 'password_changed', ofEverybody: true },
  'DELETE /api/sessions': { ...ACCOUNT, action: 'sessions_ended' },
  'DELETE /api/sessions/{id}': { ...ACCOUNT, action: 'sessions_ended' },
  'PATCH /api/me': { ...ACCOUNT, ...CHANGED },
  'DELETE /api/me': { ...ACCOUNT, action: 'erased', ofEverybody: true },
  'GET /api/me/export': ACCOUNT,
  // Saved views affect only the user who saves them.
  'PUT /api/me/views/{id}': null,
  'DELETE /api/me/views/{id}': null,
  'POST /api/verify-email/resend': null,
};

const ACTIONS: Readonly<Record<string, string>> = { POST: 'created', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' };
/** Routes that all content kinds share: `/api/trash/KIND/{id}`, the same for versions, drafts and translations. */
const SHARED = /^\/api\/(trash|versions|drafts|translations)\/([\w-]+)\/\{/;

const EXPORT = /\/export(\.\w+)?$/;

/**
 * Audit entry of an endpoint (`PATCH /api/gallery/{id}`) called by a signed-in user; undefined when nothing is recorded. Endpoints
 * missing from the table are recorded by default.
 */
export function auditOf(name: string, access: Access, isStaff: boolean): AuditedCall | undefined {
  const [method = '', path = ''] = name.split(' ');
  const row = ROWS[name] === undefined ? sharedRow(method, path) : ROWS[name];
  const isExport = EXPORT.test(path);
  if (row === null || access === 'public' || (method === 'GET' && !isExport)) return undefined;
  const byStaff = isStaff && access !== 'customer';
  if (!byStaff && !isExport && !row?.ofEverybody) return undefined;
  return {
    kind: row?.kind ?? path.split('/')[2] ?? '',
    action: row?.action ?? (isExport ? 'exported' : (ACTIONS[method] ?? 'changed')),
    record: row?.kind === 'accounts' ? undefined : /\{(\w+)\}/.exec(path)?.[1],
  };
}

function sharedRow(method: string, path: string): Row | undefined {
  const [, area, kind] = SHARED.exec(path) ?? [];
  if (!kind) return undefined;
  if (area === 'versions') return { kind, action: 'version_restored' };
  if (area === 'translations') return { kind, action: 'translation_confirmed' };
  if (area === 'drafts') return { kind, action: draftAction(method, path) };
  return { kind, action: method === 'POST' ? 'restored' : 'ended' };
}

function draftAction(method: string, path: string): string {
  if (path.endsWith('/publish')) return 'draft_published';
  if (path.endsWith('/schedule')) return 'draft_scheduled';
  return method === 'PUT' ? 'drafted' : 'draft_discarded';
}

const FILTERS = {
  actor: text(LIMITS.emailMaxLength).label('Person').meta({ description: '`user_id` or email of who did it' }),
  kind: oneOf(AUDIT_KINDS).label('Kind').meta({ description: 'Of the record' }),
  record: text(LIMITS.nameMaxLength).label('Record').meta({ description: 'Id of the record' }),
  from: calendarDay().label('From').meta({ description: 'First day, in the time zone of the operator' }),
  to: calendarDay().label('To').meta({ description: 'Last day, likewise' }),
};

export const auditQuery = yup.object({ ...FILTERS, ...CURSOR_FIELDS });
export type AuditQuery = InferType<typeof auditQuery>;

export const auditExportQuery = yup.object(FILTERS);
export type AuditExportQuery = InferType<typeof auditExportQuery>;

const known = (description?: string) => string(description).nullable();

export const auditEntryView = view('AuditEntryView', 'Who did what, when and from where.', {
  entry_id: string(),
  at: string('ISO 8601 UTC'),
  call: string('Of the API; empty for what the shell’s command does, and for signing in'),
  action: string('`created`, `changed`, `removed`, `signed_in` and so on'),
  kind: string('Of the record: `packages`, `people`, `accounts` and so on'),
  record_id: known(),
  record_name: known('As it was called then; of an enquiry, its reference'),
  actor: object({
    user_id: known(),
    name: known('Of staff as it was then; null where it is nobody of the staff'),
    email: known(),
    position: choice(POSITIONS).nullable(),
  }),
  network: string('`203.0.113.x`; never a whole address'),
  changes: array(object({ field: string('Dotted path: `description.cn`'), before: known(), after: known() })),
  changes_left_out: number('Further changed fields'),
  outcome: choice(AUDIT_OUTCOMES).meta({ description: '`unknown`: the process ended before anybody could know' }),
});

export type AuditEntryView = InferType<typeof auditEntryView>;

/** Who did what (AUD-03). */
export const audit = {
  list: {
    route: 'GET /api/audit',
    access: AREAS.timelines,
    summary: 'Who did what, newest first, a page at a time',
    description: 'Owners search all of it. With `kind` and `record`, the timeline of one record is for those who may edit it as well.',
    query: auditQuery,
    answers: { 200: object({ ...envelope(array(auditEntryView)), next_cursor: nextCursor }) },
    errors: ['validation_failed', 'bad_request', 'too_many_attempts'],
  },
  exportCsv: {
    route: 'GET /api/audit/export.csv',
    access: AREAS.audit,
    summary: 'The same as a table: a line for each entry, newest first, 50,000 at most',
    query: auditExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
} as const satisfies Endpoints;
