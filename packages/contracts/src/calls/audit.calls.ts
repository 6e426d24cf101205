import { AREAS } from '../access.ts';
import { AUDIT_EXPORT_FIELDS, AUDIT_FIELDS } from '../requests/audit.requests.ts';
import { envelope, listOf, part } from '../schema/view.ts';
import { auditEntryView } from '../views/audit.views.ts';
import { nextCursor } from '../views/lists.views.ts';
import type { Calls } from './call.ts';

/** Who did what (AUD-03). */
export const auditCalls: Calls = {
  'GET /api/audit': {
    access: AREAS.timelines,
    summary: 'Who did what, newest first, a page at a time',
    description: 'Owners search all of it. With `kind` and `record`, the timeline of one record is for those who may edit it as well.',
    query: AUDIT_FIELDS,
    answers: { 200: part({ ...envelope(listOf(auditEntryView)), next_cursor: nextCursor }) },
    errors: ['validation_failed', 'bad_request', 'too_many_attempts'],
  },
  'GET /api/audit/export.csv': {
    access: AREAS.audit,
    summary: 'The same as a table: a line for each entry, newest first, 50,000 at most',
    query: AUDIT_EXPORT_FIELDS,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
};
