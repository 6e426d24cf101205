import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Creation } from '../http/idempotency-key.ts';
import { isDuplicateOf } from './duplicate-key.ts';
import { auditOn, trackedInsert, trackedWrite } from './tracked-writes.ts';

/** What every document has that people edit; dates are UTC. */
export interface VersionedDocument {
  _id: string;
  /** 1 when it is new; each stored change makes the next one. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Fingerprint of the call that created it, so that no other call is taken for it; absent in documents from before it was kept. */
  createdByCall?: string;
  /** The audit entry of the last change by staff; absent where there was none, and in documents that are not `audited`. */
  changedIn?: string;
}

/** What a new document begins with. */
export function firstVersion(
  { id, fingerprint }: Creation,
  now = new Date(),
): Pick<VersionedDocument, '_id' | 'version' | 'createdAt'> & { updatedAt: Date; createdByCall: string } {
  return { _id: id, version: 1, createdAt: now, updatedAt: now, createdByCall: fingerprint };
}

/** The part of a filter that lets a write apply only to the version its caller has seen; null: to any. */
export function atVersion(version: number | null): { version?: number } {
  return version === null ? {} : { version };
}

/** `update`, made the next version of every document that it is applied to. */
export function nextVersion<Document extends VersionedDocument>(update: UpdateQuery<Document>): UpdateQuery<Document> {
  return { ...update, $set: { ...update.$set, updatedAt: new Date() }, $inc: { ...update.$inc, version: 1 } };
}

/** Stores a new document; false when there is one with this id already, which stays as it is. */
export async function insertNew<Document extends { _id: string }>(model: Model<Document>, document: Document): Promise<boolean> {
  const audit = auditOn(model);
  return audit ? trackedInsert(audit, model, document, (stamped) => insert(model, stamped)) : insert(model, document);
}

async function insert<Document extends { _id: string }>(model: Model<Document>, document: Document): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (isDuplicateOf(error, '_id')) return false;
    throw error;
  }
}

/**
 * One atomic write that makes the next version of the document that `filter` finds; null, and nothing changed, when there
 * is none at this version (null: any). Answers the document as it is then, or, where asked, as it was before.
 */
export async function changeAtVersion<Document extends VersionedDocument>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  version: number | null,
  update: UpdateQuery<Document>,
  returned: 'after' | 'before' = 'after',
): Promise<Document | null> {
  const wanted = { ...filter, ...atVersion(version) };
  const write = (more: object, set: object, returnDocument: 'after' | 'before') =>
    model
      .findOneAndUpdate({ ...wanted, ...more }, nextVersion<Document>({ ...update, $set: { ...update.$set, ...set } }), { returnDocument })
      .lean<Document>()
      .exec();
  const audit = auditOn(model);
  if (!audit) return write({}, {}, returned);
  const written = await trackedWrite(audit, model, wanted, 'change', (pinned, stamp) => write(pinned, stamp, 'after'));
  return written?.[returned] ?? null;
}

/** The document that is gone now; null when there was none at this version (null: any). */
export async function removeAtVersion<Document extends VersionedDocument>(
  model: Model<Document>,
  id: string,
  version: number | null,
): Promise<Document | null> {
  const wanted = { _id: id, ...atVersion(version) } as QueryFilter<Document>;
  const remove = (more: object) =>
    model
      .findOneAndDelete({ ...wanted, ...more })
      .lean<Document>()
      .exec();
  const audit = auditOn(model);
  if (!audit) return remove({});
  return (await trackedWrite(audit, model, wanted, 'remove', remove))?.before ?? null;
}
