import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import type { AuditEntryDocument } from './audit-entry.schema.ts';

export function toAuditEntryView(entry: AuditEntryDocument): AuditEntryView {
  return {
    entry_id: entry._id,
    at: entry.at.toISOString(),
    call: entry.call,
    action: entry.action,
    kind: entry.kind,
    record_id: entry.recordId,
    record_name: entry.recordName,
    actor: { user_id: entry.userId, name: entry.actorName, email: entry.actorEmail, position: entry.position },
    network: entry.network,
    changes: entry.changes.map(({ field, before, after }) => ({ field, before, after })),
    changes_left_out: entry.changesLeftOut,
    outcome: entry.outcome,
  };
}
