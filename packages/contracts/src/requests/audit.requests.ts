import { type InferType, object } from 'yup';
import { AUDIT_KINDS } from '../audit.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { calendarDay } from '../schema/calendar.ts';
import { text } from '../schema/text.ts';
import { oneOf } from '../schema/values.ts';
import { CURSOR_FIELDS } from './cursor.requests.ts';

const FILTERS = {
  actor: text(LIMITS.emailMaxLength).label('Person').meta({ description: '`user_id` or email of who did it' }),
  kind: oneOf(AUDIT_KINDS).label('Kind').meta({ description: 'Of the record' }),
  record: text(LIMITS.nameMaxLength).label('Record').meta({ description: 'Id of the record' }),
  from: calendarDay().label('From').meta({ description: 'First day, in the time zone of the operator' }),
  to: calendarDay().label('To').meta({ description: 'Last day, likewise' }),
};

export const AUDIT_FIELDS = { ...FILTERS, ...CURSOR_FIELDS };
export const auditQuery = object(AUDIT_FIELDS);
export type AuditQuery = InferType<typeof auditQuery>;
export const AUDIT_QUERY = { schema: auditQuery } satisfies BodyShape<typeof auditQuery>;

export const AUDIT_EXPORT_FIELDS = FILTERS;
export const auditExportQuery = object(FILTERS);
export type AuditExportQuery = InferType<typeof auditExportQuery>;
export const AUDIT_EXPORT_QUERY = { schema: auditExportQuery } satisfies BodyShape<typeof auditExportQuery>;
