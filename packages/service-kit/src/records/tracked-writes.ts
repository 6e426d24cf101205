import type { Model, QueryFilter } from 'mongoose';
import { type AuditedAs, auditedAs, stateOf } from '../audit/audited.schema.ts';
import { currentTrail, type Trail } from '../audit/trail.ts';

interface Stamped {
  _id: string;
  version: number;
  changedIn?: string;
}

/** Addition to the filter of a write (`Pinned`) and to its `$set` (`Stamp`). */
interface Pinned {
  version: number;
}
interface Stamp {
  changedIn: string;
}

/** More attempts than one request can lose races. */
const ATTEMPTS = 40;

interface Audit<Document> {
  trail: Trail;
  as: AuditedAs<Document>;
}

/** Undefined if changes of these documents are not recorded by field, or the current user is not staff. */
export function auditOn<Document>(model: Model<Document>): Audit<Document> | undefined {
  const trail = currentTrail();
  const as = trail && auditedAs(model);
  return trail && as && { trail, as };
}

/**
 * Announces the write in the audit entry, then changes exactly the version that was read. Null if nothing was written. Without a version in
 * `filter`, a write that loses a race is repeated.
 */
export async function trackedWrite<Document extends { _id: string }>(
  audit: Audit<Document> | undefined,
  model: Model<Document>,
  filter: QueryFilter<Document>,
  operation: 'change' | 'remove' | 'end',
  write: (pinned: Pinned, stamp: Partial<Stamp>) => Promise<Document | null>,
  prepare: (before: Document) => Promise<void> = async () => undefined,
): Promise<{ before: Document; after: Document } | null> {
  const isPinned = 'version' in filter;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = await model.findOne(filter).lean<Document>().exec();
    if (!before) return null;
    const { version, changedIn } = before as unknown as Stamped;
    const seen = audit && stateOf(audit.as, before);
    if (audit && seen) await audit.trail.intend({ model: model.modelName, id: before._id, operation, seen }, changedIn);
    await prepare(before);
    const after = await write({ version }, audit ? { changedIn: audit.trail.id } : {});
    if (after) {
      if (audit && seen) await audit.trail.wrote({ before: seen, after: operation === 'change' ? stateOf(audit.as, after) : null });
      return { before, after };
    }
    if (isPinned) return null;
  }
  return null;
}

/** Records a removal of several steps, which another process completes after a crash. It counts as done once the document is gone. */
export async function trackedRemoval<Document extends { _id: string }>(
  model: Model<Document>,
  id: string,
  remove: () => Promise<void>,
): Promise<void> {
  const audit = auditOn(model);
  const document = audit && (await model.findById(id).lean<Document>().exec());
  if (!audit || !document) return remove();
  const seen = stateOf(audit.as, document);
  await audit.trail.intend({ model: model.modelName, id, operation: 'remove', seen }, (document as unknown as Stamped).changedIn);
  await remove();
  await audit.trail.wrote({ before: seen, after: null });
}

/** Inserts new documents in one write. If the process is killed, each document that exists is recorded. */
export async function trackedInserts<Document extends { _id: string }>(
  model: Model<Document>,
  documents: readonly Document[],
  insert: (stamped: readonly Document[]) => Promise<unknown>,
): Promise<void> {
  const audit = auditOn(model);
  await audit?.trail.intendNew(
    model.modelName,
    documents.map(({ _id }) => _id),
  );
  await insert(audit ? documents.map((document) => ({ ...document, changedIn: audit.trail.id })) : documents);
}

/** Inserts a new document and records it; `insert` returns true if it was stored. */
export async function trackedInsert<Document extends { _id: string }>(
  { trail, as }: Audit<Document>,
  model: Model<Document>,
  document: Document,
  insert: (stamped: Document) => Promise<boolean>,
): Promise<boolean> {
  await trail.intend({ model: model.modelName, id: document._id, operation: 'create', seen: null }, undefined);
  const isInserted = await insert({ ...document, changedIn: trail.id });
  if (isInserted) await trail.wrote({ before: null, after: stateOf(as, document) });
  return isInserted;
}
