import type { Model } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import { contentOf, STORED_VERSION, type StoredVersion, versionedAs } from './versioned.schema.ts';

/** Per record; beyond it, every second version of the older half is removed. */
export const MAX_STORED = 200;

function storedOf(model: Model<never>): Model<StoredVersion> {
  return model.db.model<StoredVersion>(STORED_VERSION);
}

const idOf = (kind: string, recordId: string, version: number) => `${kind}/${recordId}/${version}`;

/** Stores a document before a write changes it, so that a crash loses no published state. A stored version is never overwritten. */
export async function keepVersion<Document extends VersionedDocument>(model: Model<Document>, document: Document): Promise<void> {
  const as = versionedAs(model);
  if (!as) return;
  const { kind } = as;
  const { _id: recordId, version, updatedAt: at, publishedBy: by = null } = document;
  const entry = { kind, recordId, version, at, by, content: contentOf(as, document), images: [...as.images(document)] };
  const stored = storedOf(model as unknown as Model<never>);
  const { upsertedCount } = await stored
    .updateOne({ _id: idOf(kind, recordId, version) }, { $setOnInsert: entry }, { upsert: true })
    .exec();
  if (upsertedCount > 0) await thin(stored, kind, recordId);
}

/** Latest first, without their content. */
export function listStored(model: Model<never>, kind: string, recordId: string): Promise<Omit<StoredVersion, 'content'>[]> {
  return storedOf(model).find({ kind, recordId }).sort({ version: -1 }).select({ content: 0 }).lean<StoredVersion[]>().exec();
}

export function findStored(model: Model<never>, kind: string, recordId: string, version: number): Promise<StoredVersion[]> {
  const upTo = { kind, recordId, version: { $lte: version } };
  return storedOf(model).find(upTo).sort({ version: -1 }).limit(2).lean<StoredVersion[]>().exec();
}

export async function findLastStored<Document>(
  model: Model<Document>,
  recordId: string,
  where: Readonly<Record<string, unknown>>,
): Promise<StoredVersion | null> {
  const as = versionedAs(model);
  if (!as) return null;
  const found = storedOf(model as unknown as Model<never>).findOne({ ...where, kind: as.kind, recordId });
  return found.sort({ version: -1 }).lean<StoredVersion>().exec();
}

/** Called when a record is deleted permanently. */
export async function dropVersions<Document>(model: Model<Document>, recordId: string): Promise<void> {
  const as = versionedAs(model);
  if (as)
    await storedOf(model as unknown as Model<never>)
      .deleteMany({ kind: as.kind, recordId })
      .exec();
}

async function thin(stored: Model<StoredVersion>, kind: string, recordId: string): Promise<void> {
  const found = await stored.find({ kind, recordId }).sort({ version: 1 }).select({ _id: 1 }).lean<{ _id: string }[]>().exec();
  if (found.length <= MAX_STORED) return;
  const older = found.slice(0, MAX_STORED / 2);
  // The oldest version stays: it is the first state of the record.
  await stored.deleteMany({ _id: { $in: older.filter((_, at) => at % 2 === 1).map(({ _id }) => _id) } }).exec();
}
