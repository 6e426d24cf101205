import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { currentTrail } from '../audit/trail.ts';
import { IN_TRASH, type TrashableDocument, type Trashed } from '../mongo/trashable.schema.ts';
import { auditOn, trackedWrite } from './tracked-writes.ts';

export function trashedNow(): Trashed {
  return { at: new Date(), by: currentTrail()?.userId ?? null };
}

/** In the trash, and not being deleted permanently. */
const RESTORABLE = { ...IN_TRASH, 'trashed.isEnding': { $ne: true } } as const;

/** Latest first; all records, or only the one with this id. */
export function listTrashed<Document extends TrashableDocument>(model: Model<Document>, id?: string): Promise<Document[]> {
  return model
    .find({ ...RESTORABLE, ...(id !== undefined && { _id: id }) } as QueryFilter<Document>)
    .sort({ 'trashed.at': -1, _id: 1 })
    .lean<Document[]>()
    .exec();
}

/** Restores a record with its version before the deletion. Null if it is not in the trash or does not match `condition`. */
export async function restoreTrashed<Document extends TrashableDocument>(
  model: Model<Document>,
  id: string,
  condition: object = {},
): Promise<Document | null> {
  return written(model, id, { ...condition, ...RESTORABLE }, 'change', { $unset: { trashed: 1 } } as UpdateQuery<Document>);
}

/** Starts the final deletion: from here on the record cannot be restored. Null if it is not in the trash (any more). */
export async function beginEnd<Document extends TrashableDocument>(model: Model<Document>, id: string): Promise<Document | null> {
  return written(model, id, RESTORABLE, 'end', { $set: { 'trashed.isEnding': true } } as UpdateQuery<Document>);
}

/** Ids of records whose final deletion has started, and of records deleted before this time. */
export async function listEnding<Document extends TrashableDocument>(model: Model<Document>, before: Date): Promise<string[]> {
  const found = await model
    .find({ ...IN_TRASH, $or: [{ 'trashed.isEnding': true }, { 'trashed.at': { $lt: before } }] } as QueryFilter<Document>)
    .select({ _id: 1 })
    .lean<{ _id: string }[]>()
    .exec();
  return found.map(({ _id }) => _id);
}

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
