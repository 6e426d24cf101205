import type { InferType } from 'yup';
import type { trashedRecordView } from './views/trash.views.ts';

export { TRASH_KINDS, type TrashKind } from './trash-kinds.ts';

/** Days for which a deleted record can be restored (EDT-06). */
export const TRASH_DAYS = 30;

export type TrashedRecordView = InferType<typeof trashedRecordView>;
