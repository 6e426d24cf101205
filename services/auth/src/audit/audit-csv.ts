import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import type { CsvCell } from '@reefdesk/service-kit/http/csv';

export const AUDIT_COLUMNS = [
  ...['time', 'action', 'kind', 'record', 'record_id', 'name', 'email', 'position', 'user_id', 'network', 'changes', 'outcome'],
];

export function toCsvRow({ actor, ...entry }: AuditEntryView): CsvCell[] {
  const changes = entry.changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`);
  if (entry.changes_left_out > 0) changes.push(`+${entry.changes_left_out}`);
  return [
    ...[entry.at, entry.action, entry.kind, entry.record_name, entry.record_id],
    ...[actor.name, actor.email, actor.position, actor.user_id],
    ...[entry.network, changes.join('\n'), entry.outcome],
  ];
}
