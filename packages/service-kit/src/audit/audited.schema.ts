import type { Model, Schema } from 'mongoose';

/** How a document stands in the audit. */
export interface AuditedAs<Document> {
  /** `packages` */
  kind: string;
  /** What people call it; never a guest's name. */
  name(document: Document): string;
  /** What may be recorded of it: no secrets, nothing of guests. Of pictures their ids. */
  fields(document: Document): object;
  /** Some calls write to such records otherwise: of those that were killed nobody knows. */
  isPartly?: true;
}

/** A document as the audit sees it. */
export interface AuditedState {
  kind: string;
  id: string;
  name: string;
  fields: object;
}

const AUDITED_AS = 'auditedAs';

/**
 * Has the changes of these documents recorded by field: whatever is written through `versioned-documents` while staff act. Each such
 * write leaves the id of its entry in the document (`changedIn`), which tells later whether it took place (docs/adr/0030).
 */
export function audited<Document>(schema: Schema<Document>, as: AuditedAs<Document>): void {
  schema.add({ changedIn: String } as never);
  schema.static(AUDITED_AS as never, (() => as) as never);
}

/** Undefined for documents whose changes are not recorded by field. */
export function auditedAs<Document>(model: Model<Document>): AuditedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, AUDITED_AS);
  return typeof as === 'function' ? (as as () => AuditedAs<Document>)() : undefined;
}

export function stateOf<Document extends { _id: string }>(as: AuditedAs<Document>, document: Document): AuditedState {
  return { kind: as.kind, id: document._id, name: as.name(document), fields: as.fields(document) };
}
