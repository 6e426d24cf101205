import { type Query, Schema } from 'mongoose';
import type { VersionedDocument } from './versioned-document.ts';

export interface Trashed {
  at: Date;
  /** User id; null if no staff user deleted the record. */
  by: string | null;
  /** True if the record can no longer be restored. */
  isEnding?: boolean;
}

/** A record that is moved to the trash when it is deleted. It stays complete in its collection, under its address. */
export interface TrashableDocument extends VersionedDocument {
  trashed?: Trashed | null;
}

export const IN_TRASH = { trashed: { $ne: null } } as const;

const QUERIES = [
  ...(['find', 'findOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'replaceOne', 'updateOne', 'updateMany'] as const),
  ...(['deleteOne', 'deleteMany', 'countDocuments', 'distinct'] as const),
] as const;
const TRASHABLE = 'isTrashable';
const seeingAll = new WeakSet<object>();

/** Makes deletion set a mark. Queries skip marked documents unless the filter names `trashed` or they are made {@link withTrash}. */
export function trashable<Document extends TrashableDocument>(schema: Schema<Document>): void {
  const trashed = new Schema<Trashed>({ at: { type: Date, required: true }, by: String, isEnding: Boolean }, { _id: false });
  schema.add({ trashed } as never);
  schema.index({ 'trashed.at': 1 }, { sparse: true });
  schema.static(TRASHABLE as never, (() => true) as never);
  schema.pre(
    QUERIES as never,
    { document: false, query: true } as never,
    function (this: Query<unknown, Document>) {
      if (!seeingAll.has(this) && !('trashed' in this.getFilter())) this.where({ trashed: null } as never);
    } as never,
  );
}

export function withTrash<Asked extends object>(query: Asked): Asked {
  seeingAll.add(query);
  return query;
}

export function isTrashable(model: object): boolean {
  return typeof Reflect.get(model, TRASHABLE) === 'function';
}
