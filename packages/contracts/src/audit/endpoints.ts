import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS, POSITIONS } from '../access.ts';
import { AUDIT_KINDS } from '../audited.ts';
import type { Endpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS, nextCursor } from '../lists.ts';
import { calendarDay, oneOf, text } from '../schema/fields.ts';
import { array, choice, envelope, number, object, string, view } from '../schema/view.ts';
import { AUDIT_OUTCOMES } from './values.ts';

const FILTERS = {
  actor: text(LIMITS.emailMaxLength).label('Person').meta({ description: '`user_id` or email of the acting user.' }),
  kind: oneOf(AUDIT_KINDS).label('Kind').meta({ description: 'Kind of the record.' }),
  record: text(LIMITS.nameMaxLength).label('Record').meta({ description: 'Id of the record.' }),
  from: calendarDay().label('From').meta({ description: 'First day, in the time zone of the operator.' }),
  to: calendarDay().label('To').meta({ description: 'Last day, in the time zone of the operator.' }),
};

export const auditQuery = yup.object({ ...FILTERS, ...CURSOR_FIELDS });
export type AuditQuery = InferType<typeof auditQuery>;

export const auditExportQuery = yup.object(FILTERS);
export type AuditExportQuery = InferType<typeof auditExportQuery>;

const known = (description?: string) => string(description).nullable();

export const auditEntryView = view('AuditEntryView', 'An action with its user, time and network.', {
  entry_id: string(),
  at: string('ISO 8601 UTC'),
  call: string('Endpoint that was called; empty for shell commands and for sign-ins.'),
  action: string('Action: `created`, `changed`, `removed`, `signed_in` and so on.'),
  kind: string('Kind of the record: `packages`, `people`, `accounts` and so on.'),
  record_id: known(),
  record_name: known('Name of the record at that time; for an enquiry, its reference.'),
  actor: object({
    user_id: known(),
    name: known('Name of the staff member at that time; null if the user is not staff.'),
    email: known(),
    position: choice(POSITIONS).nullable(),
  }),
  network: string('Shortened IP address, such as `203.0.113.x`; never the whole address.'),
  changes: array(object({ field: string('Dotted path, such as `description.cn`.'), before: known(), after: known() })),
  changes_left_out: number('Number of further changed fields.'),
  outcome: choice(AUDIT_OUTCOMES).meta({ description: '`unknown`: the process ended before the outcome was known.' }),
});

export type AuditEntryView = InferType<typeof auditEntryView>;

/** The audit log (AUD-03). */
export const audit = {
  list: {
    route: 'GET /api/audit',
    access: AREAS.timelines,
    summary: 'List audit log entries',
    description:
      'Newest first, in pages. Owners can search the whole log. With `kind` and `record`, the timeline of one record is also available ' +
      'to staff who may edit it.',
    query: auditQuery,
    answers: { 200: object({ ...envelope(array(auditEntryView)), next_cursor: nextCursor }) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  exportCsv: {
    route: 'GET /api/audit/export.csv',
    access: AREAS.audit,
    summary: 'Export audit log entries as CSV',
    description: 'One line per entry, newest first, at most 50,000.',
    query: auditExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
} as const satisfies Endpoints;
