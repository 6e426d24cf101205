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

/** The audit log (AUD-03). */
export const audit = {
  list: {
    route: 'GET /api/audit',
    access: AREAS.timelines,
    summary: 'Who did what, newest first, a page at a time',
    description: 'Owners search all of it. With `kind` and `record`, the timeline of one record is for those who may edit it as well.',
    query: auditQuery,
    answers: { 200: object({ ...envelope(array(auditEntryView)), next_cursor: nextCursor }) },
    errors: ['validation_failed', 'too_many_attempts'],
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
