import { AUDIT_OUTCOMES } from '../audit-outcomes.ts';
import { POSITIONS } from '../positions.ts';
import { amount, choice, listOf, part, view, word } from '../schema/view.ts';

const known = (description?: string) => word(description).nullable();

export const auditEntryView = view('AuditEntryView', 'Who did what, when and from where.', {
  entry_id: word(),
  at: word('ISO 8601 UTC'),
  call: word('Of the API; empty for what the shell’s command does, and for signing in'),
  action: word('`created`, `changed`, `removed`, `signed_in` and so on'),
  kind: word('Of the record: `packages`, `people`, `accounts` and so on'),
  record_id: known(),
  record_name: known('As it was called then; of an enquiry, its reference'),
  actor: part({
    user_id: known(),
    name: known('Of staff as it was then; null where it is nobody of the staff'),
    email: known(),
    position: choice(POSITIONS).nullable(),
  }),
  network: word('`203.0.113.x`; never a whole address'),
  changes: listOf(part({ field: word('Dotted path: `description.cn`'), before: known(), after: known() })),
  changes_left_out: amount('Further changed fields'),
  outcome: choice(AUDIT_OUTCOMES).meta({ description: '`unknown`: the process ended before anybody could know' }),
});
