import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { DraftOf } from './drafts.api.ts';

/** A draft of this version that changes nothing unless `changes` say so. */
export function draftView<View extends { version: number }>(
  { kind, id }: DraftOf,
  record: View,
  version: number,
  changes: Partial<DraftView<View>> = {},
): DraftView<View> {
  return {
    ...{ kind, id, version, based_on: record.version, record_version: record.version, is_outdated: false, schedule: null },
    ...{ created_at: '2027-01-01T01:00:00Z', updated_at: '2027-01-01T01:00:00Z', updated_by: { user_id: null, name: null } },
    ...{ fields: {}, machine: [], missing: [], record, draft: record },
    ...changes,
  };
}
