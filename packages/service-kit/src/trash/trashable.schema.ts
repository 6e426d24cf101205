import { type Query, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

/** Why a record is not there. */
export interface Trashed {
  at: Date;
  /** User id; null where nobody of the staff did it. */
  by: string | null;
  /** Nothing brings it back any more. */
  isEnding?: boolean;
}

/** A record that goes to the trash when it is deleted; it stays where it is, whole, under its address. */
export interface TrashableDocument extends VersionedDocument {
  trashed?: Trashed | null;
}

/** Names every record in the trash. */
export const IN_TRASH = { trashed: { $ne: null } } as const;

const QUERIES = [
  ...(['find', 'findOne', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete', 'replaceOne', 'updateOne', 'updateMany'] as const),
  ...(['deleteOne', 'deleteMany', 'countDocuments', 'distinct'] as const),
] as const;
const TRASHABLE = 'isTrashable';
const seeingAll = new WeakSet<object>();

/**
 * Deleted records of this schema are marked and kept. No query finds them, whoever writes it and whatever it asks for, but one that
 * names `trashed` itself or is made {@link withTrash}: so nothing that is deleted is shown by a list that nobody thought of.
 */
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

/** Has a query find what is in the trash as well. */
export function withTrash<Asked extends object>(query: Asked): Asked {
  seeingAll.add(query);
  return query;
}

export function isTrashable(model: object): boolean {
  return typeof Reflect.get(model, TRASHABLE) === 'function';
}
