import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { currentTrail } from '../audit/trail.ts';
import type { Creation } from '../http/idempotency-key.ts';
import { isDuplicateOf } from '../mongo/duplicate-key.ts';
import { isTrashable, type TrashableDocument } from '../mongo/trashable.schema.ts';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import { keepVersion } from './kept-versions.ts';
import { rememberingSources } from './remembered-sources.ts';
import { auditOn, trackedInsert, trackedWrite } from './tracked-writes.ts';
import { translatedAs } from './translated.schema.ts';
import { restoreTrashed, trashedNow } from './trashed-documents.ts';
import { versionedAs } from './versioned.schema.ts';

export type { VersionedDocument } from '../mongo/versioned-document.ts';

export function firstVersion(
  { id, fingerprint }: Creation,
  now = new Date(),
): Pick<VersionedDocument, '_id' | 'version' | 'createdAt'> & { updatedAt: Date; createdByCall: string } {
  return { _id: id, version: 1, createdAt: now, updatedAt: now, createdByCall: fingerprint };
}

/** Filter that restricts a write to the version its caller has seen; null means any version. */
export function atVersion(version: number | null): { version?: number } {
  return version === null ? {} : { version };
}

export function nextVersion<Document extends VersionedDocument>(update: UpdateQuery<Document>): UpdateQuery<Document> {
  return { ...update, $set: { ...update.$set, updatedAt: new Date() }, $inc: { ...update.$inc, version: 1 } };
}

/** Stores a new document; false if a document with this id exists already, which stays unchanged. */
export async function insertNew<Document extends { _id: string }>(model: Model<Document>, document: Document): Promise<boolean> {
  const audit = auditOn(model);
  const by = currentTrail()?.userId;
  const written = versionedAs(model) && by ? { ...document, publishedBy: by } : document;
  return audit ? trackedInsert(audit, model, written, (stamped) => insert(model, stamped)) : insert(model, written);
}

async function insert<Document extends { _id: string }>(model: Model<Document>, document: Document): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (!isDuplicateOf(error, '_id')) throw error;
    // The document was deleted and its creating request was sent again: restore the original.
    const { createdByCall } = document as Partial<VersionedDocument>;
    if (isTrashable(model) && createdByCall)
      await restoreTrashed(model as unknown as Model<TrashableDocument>, document._id, { createdByCall });
    return false;
  }
}

/** Creates the next version in one atomic write. Null if no document matches at this version (null: any). */
export async function changeAtVersion<Document extends VersionedDocument>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  version: number | null,
  update: UpdateQuery<Document>,
  returned: 'after' | 'before' = 'after',
): Promise<Document | null> {
  const wanted = { ...filter, ...atVersion(version) };
  const write = (more: object, set: object, returnDocument: 'after' | 'before', made: UpdateQuery<Document> = update) =>
    model
      .findOneAndUpdate({ ...wanted, ...more }, nextVersion<Document>({ ...made, $set: { ...made.$set, ...set } }), { returnDocument })
      .lean<Document>()
      .exec();
  const [audit, isVersioned, translated] = [auditOn(model), versionedAs(model) !== undefined, translatedAs(model)];
  if (!audit && !isVersioned && !translated) return write({}, {}, returned);
  const publisher = isVersioned ? { publishedBy: currentTrail()?.userId ?? null } : {};
  let made = update;
  const written = await trackedWrite(
    audit,
    model,
    wanted,
    'change',
    (pinned, stamp) => write(pinned, { ...stamp, ...publisher }, 'after', made),
    async (before) => {
      const { $set, $unset } = translated ? rememberingSources(translated, before, update, filter) : {};
      made = { ...update, ...($set && { $set: { ...update.$set, ...$set } }), ...($unset && { $unset: { ...update.$unset, ...$unset } }) };
      await keepVersion(model, before);
    },
  );
  return written?.[returned] ?? null;
}

/** Removes a document, to the trash if such documents have one, and returns it. Null if it does not exist at this version (null: any). */
export async function removeAtVersion<Document extends VersionedDocument>(
  model: Model<Document>,
  id: string,
  version: number | null,
): Promise<Document | null> {
  const wanted = { _id: id, ...atVersion(version) } as QueryFilter<Document>;
  const remove = (more: object, stamp: object) => {
    const found = { ...wanted, ...more };
    if (!isTrashable(model)) return model.findOneAndDelete(found).lean<Document>().exec();
    const marked = { $set: { trashed: trashedNow(), ...stamp } } as UpdateQuery<Document>;
    return model.findOneAndUpdate(found, marked, { returnDocument: 'before' }).lean<Document>().exec();
  };
  const audit = auditOn(model);
  if (!audit) return remove({}, {});
  return (await trackedWrite(audit, model, wanted, 'remove', remove))?.before ?? null;
}
