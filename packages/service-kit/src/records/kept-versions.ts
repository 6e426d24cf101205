import type { Model } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import { contentOf, KEPT_VERSION, type KeptVersion, versionedAs } from './versioned.schema.ts';

/** Per record; beyond it, every second version of the older half is removed. */
export const KEPT_AT_MOST = 200;

function keptOf(model: Model<never>): Model<KeptVersion> {
  return model.db.model<KeptVersion>(KEPT_VERSION);
}

const idOf = (kind: string, recordId: string, version: number) => `${kind}/${recordId}/${version}`;

/** Stores a document before a write changes it, so that a crash loses no published state. A stored version is never overwritten. */
export async function keepVersion<Document extends VersionedDocument>(model: Model<Document>, document: Document): Promise<void> {
  const as = versionedAs(model);
  if (!as) return;
  const { kind } = as;
  const { _id: recordId, version, updatedAt: at, publishedBy: by = null } = document;
  const entry = { kind, recordId, version, at, by, content: contentOf(as, document), images: [...as.images(document)] };
  const kept = keptOf(model as unknown as Model<never>);
  const { upsertedCount } = await kept.updateOne({ _id: idOf(kind, recordId, version) }, { $setOnInsert: entry }, { upsert: true }).exec();
  if (upsertedCount > 0) await thin(kept, kind, recordId);
}

/** Latest first, without their content. */
export function listKept(model: Model<never>, kind: string, recordId: string): Promise<Omit<KeptVersion, 'content'>[]> {
  return keptOf(model).find({ kind, recordId }).sort({ version: -1 }).select({ content: 0 }).lean<KeptVersion[]>().exec();
}

export function findKept(model: Model<never>, kind: string, recordId: string, version: number): Promise<KeptVersion[]> {
  const upTo = { kind, recordId, version: { $lte: version } };
  return keptOf(model).find(upTo).sort({ version: -1 }).limit(2).lean<KeptVersion[]>().exec();
}

export async function findLastKept<Document>(
  model: Model<Document>,
  recordId: string,
  where: Readonly<Record<string, unknown>>,
): Promise<KeptVersion | null> {
  const as = versionedAs(model);
  if (!as) return null;
  const found = keptOf(model as unknown as Model<never>).findOne({ ...where, kind: as.kind, recordId });
  return found.sort({ version: -1 }).lean<KeptVersion>().exec();
}

/** Called when a record is deleted permanently. */
export async function dropVersions<Document>(model: Model<Document>, recordId: string): Promise<void> {
  const as = versionedAs(model);
  if (as)
    await keptOf(model as unknown as Model<never>)
      .deleteMany({ kind: as.kind, recordId })
      .exec();
}

async function thin(kept: Model<KeptVersion>, kind: string, recordId: string): Promise<void> {
  const found = await kept.find({ kind, recordId }).sort({ version: 1 }).select({ _id: 1 }).lean<{ _id: string }[]>().exec();
  if (found.length <= KEPT_AT_MOST) return;
  const older = found.slice(0, KEPT_AT_MOST / 2);
  // The oldest version stays: it is the first state of the record.
  await kept.deleteMany({ _id: { $in: older.filter((_, at) => at % 2 === 1).map(({ _id }) => _id) } }).exec();
}
