import { AREAS } from '../access.ts';
import type { ErrorCode } from '../errors.ts';
import { enveloped, listOf, part, word } from '../schema/view.ts';
import type { TrashKind } from '../trash-kinds.ts';
import { trashedRecordView } from '../views/trash.views.ts';
import type { Calls } from './call.ts';

/**
 * Trash endpoints of one kind, served by the service that owns the records (EDT-06). `missing`: error for a record that does not exist
 * (any more).
 */
export function trashCalls(kind: TrashKind, missing: ErrorCode, limit: ErrorCode): Calls {
  const path = { id: 'Id of the record' };
  return {
    [`GET /api/trash/${kind}`]: {
      access: AREAS.content,
      summary: `Deleted ${kind} that can be restored, the latest first`,
      answers: { 200: enveloped(listOf(trashedRecordView)) },
    },
    [`POST /api/trash/${kind}/{id}/restore`]: {
      access: AREAS.content,
      summary: `Restore one of the deleted ${kind}, as it was and with its address`,
      path,
      answers: { 200: enveloped(part({ id: word() })) },
      errors: [missing, limit],
    },
    [`DELETE /api/trash/${kind}/{id}`]: {
      access: AREAS.trash,
      summary: `Delete one of the ${kind} in the trash for good, with its pictures`,
      path,
      answers: { 200: enveloped(part({ id: word() })) },
      errors: [missing],
    },
  };
}
