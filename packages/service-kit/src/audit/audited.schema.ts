import type { Model, Schema } from 'mongoose';

export interface AuditedAs<Document> {
  kind: string;
  /** Display name for staff; never the name of a guest. */
  name(document: Document): string;
  /** Fields that may be recorded: no secrets, no data of guests, and ids in place of pictures. */
  fields(document: Document): object;
  /** Set if some requests write to such records without announcing it: the outcome is unknown if their process is killed. */
  isPartly?: true;
}

export interface AuditedState {
  kind: string;
  id: string;
  name: string;
  fields: object;
}

const AUDITED_AS = 'auditedAs';

/** Records changes of these documents by field. Each write stores its entry's id in `changedIn`, which proves it later (docs/adr/0030). */
export function audited<Document>(schema: Schema<Document>, as: AuditedAs<Document>): void {
  schema.add({ changedIn: String } as never);
  schema.static(AUDITED_AS as never, (() => as) as never);
}

export function auditedAs<Document>(model: Model<Document>): AuditedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, AUDITED_AS);
  return typeof as === 'function' ? (as as () => AuditedAs<Document>)() : undefined;
}

export function stateOf<Document extends { _id: string }>(as: AuditedAs<Document>, document: Document): AuditedState {
  return { kind: as.kind, id: document._id, name: as.name(document), fields: as.fields(document) };
}
