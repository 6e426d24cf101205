import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { currentTrail } from '../audit/trail.ts';
import { auditOn, trackedWrite } from '../mongo/tracked-writes.ts';
import { IN_TRASH, type TrashableDocument, type Trashed } from './trashable.schema.ts';

/** What is put to a record that goes to the trash now. */
export function trashedNow(): Trashed {
  return { at: new Date(), by: currentTrail()?.userId ?? null };
}

/** In the trash, and not about to be gone. */
const RESTORABLE = { ...IN_TRASH, 'trashed.isEnding': { $ne: true } } as const;

/** Latest first; all of them, or the one with this id. */
export function listTrashed<Document extends TrashableDocument>(model: Model<Document>, id?: string): Promise<Document[]> {
  return model
    .find({ ...RESTORABLE, ...(id !== undefined && { _id: id }) } as QueryFilter<Document>)
    .sort({ 'trashed.at': -1, _id: 1 })
    .lean<Document[]>()
    .exec();
}

/**
 * As it was before it was deleted, its version included; null when it is not in the trash (any more), or not as `condition` says.
 * One atomic write.
 */
export async function restoreTrashed<Document extends TrashableDocument>(
  model: Model<Document>,
  id: string,
  condition: object = {},
): Promise<Document | null> {
  return written(model, id, { ...condition, ...RESTORABLE }, 'change', { $unset: { trashed: 1 } } as UpdateQuery<Document>);
}

/** From here on it is gone for everybody; null when it is not in the trash (any more). */
export async function beginEnd<Document extends TrashableDocument>(model: Model<Document>, id: string): Promise<Document | null> {
  return written(model, id, RESTORABLE, 'end', { $set: { 'trashed.isEnding': true } } as UpdateQuery<Document>);
}

/** Those that a call has begun to end, and those that were deleted before that time. */
export async function listEnding<Document extends TrashableDocument>(model: Model<Document>, before: Date): Promise<string[]> {
  const found = await model
    .find({ ...IN_TRASH, $or: [{ 'trashed.isEnding': true }, { 'trashed.at': { $lt: before } }] } as QueryFilter<Document>)
    .select({ _id: 1 })
    .lean<{ _id: string }[]>()
    .exec();
  return found.map(({ _id }) => _id);
}

/** Takes away for good what {@link beginEnd} began to end. */
export async function completeEnd<Document extends TrashableDocument>(model: Model<Document>, id: string): Promise<void> {
  await model.deleteOne({ _id: id, trashed: { $ne: null }, 'trashed.isEnding': true } as unknown as QueryFilter<Document>).exec();
}

async function written<Document extends TrashableDocument>(
  model: Model<Document>,
  id: string,
  condition: object,
  operation: 'change' | 'end',
  update: UpdateQuery<Document>,
): Promise<Document | null> {
  const wanted = { _id: id, ...condition } as QueryFilter<Document>;
  const write = (more: object, stamp: object) =>
    model
      .findOneAndUpdate({ ...wanted, ...more }, { ...update, $set: { ...update.$set, ...stamp } } as UpdateQuery<Document>, {
        returnDocument: 'after',
      })
      .lean<Document>()
      .exec();
  const audit = auditOn(model);
  if (!audit) return write({}, {});
  return (await trackedWrite(audit, model, wanted, operation, write))?.after ?? null;
}
