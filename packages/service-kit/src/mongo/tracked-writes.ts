import type { Model, QueryFilter } from 'mongoose';
import { type AuditedAs, auditedAs, stateOf } from '../audit/audited.schema.ts';
import { currentTrail, type Trail } from '../audit/trail.ts';

/** What an audited document has beside its own; absent where nobody of the staff has written it since there is an audit. */
interface Stamped {
  _id: string;
  version: number;
  changedIn?: string;
}

/** What a write gets to know: what else its filter asks for, what else it sets. */
interface Pinned {
  version: number;
}
interface Stamp {
  changedIn: string;
}

/** More than that nobody loses a race in one call. */
const ATTEMPTS = 40;

interface Audit<Document> {
  trail: Trail;
  as: AuditedAs<Document>;
}

/** Undefined where the documents' changes are not recorded by field, or nobody of the staff acts. */
export function auditOn<Document>(model: Model<Document>): Audit<Document> | undefined {
  const trail = currentTrail();
  const as = trail && auditedAs(model);
  return trail && as && { trail, as };
}

/**
 * A write over a document, recorded: the document is read first, the entry in the database then says what is going to be done with
 * it, and `write` is made over exactly that version. Answers what was there before and after; null where nothing was written. Where
 * `filter` says no version and somebody else was faster, it is made anew. `prepare` sees the document before each write; without an
 * audit there is nothing but that.
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

/**
 * A removal in several steps, recorded: what begins it may be killed, and whoever goes on finishes it. Once the document is gone it
 * took place.
 */
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

/**
 * New documents in one write, of which the call says in its own words what they are: where its process is killed, each of those that
 * are there is told.
 */
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

/** A new document, recorded; `insert` answers whether it is. */
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
