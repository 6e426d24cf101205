import type { Model } from 'mongoose';
import { DRAFT, type DraftedDocument, type StoredDraft } from '../records/draft.schema.ts';

/** Replaces a picture in drafts and in the record values that they noted, so that replacing it in the record causes no conflict. */
export async function replaceInDrafts<Document extends DraftedDocument>(
  records: Model<Document>,
  kind: string,
  from: string,
  picture: { readonly id: string },
): Promise<void> {
  if (!records.schema.path('draftPublished')) return;
  const drafts = records.db.model<StoredDraft>(DRAFT);
  const found = await drafts
    .find({ kind, fields: { $ne: null } })
    .lean<StoredDraft[]>()
    .exec();
  for (let draft of found) {
    // If an editor saves the draft in the meantime, repeat on the saved version.
    for (let next = exchanged(draft, from, picture); next !== draft; next = exchanged(draft, from, picture)) {
      const { fields, pictures, images, base } = next;
      const { modifiedCount } = await drafts
        .updateOne({ _id: draft._id, version: draft.version }, { $set: { fields, pictures, images, base }, $inc: { version: 1 } } as never)
        .exec();
      const now = modifiedCount > 0 ? null : await drafts.findById(draft._id).lean<StoredDraft>().exec();
      if (!now) break;
      draft = now;
    }
  }
}

function exchanged<Value>(value: Value, from: string, picture: { readonly id: string }): Value {
  if (value === from) return picture.id as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Reflect.get(value, 'id') === from) return { ...value, ...picture };
  const parts = Object.entries(value).map(([name, part]) => [name, exchanged(part, from, picture)] as const);
  if (parts.every(([name, part]) => Object.is(part, Reflect.get(value, name)))) return value;
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}
