import { type Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

/** How the versions of a record are kept. */
export interface VersionedAs<Document> {
  /** `packages` */
  kind: string;
  /** What the record is beside its content, on top of what every versioned document has: it is no part of its versions. */
  apart?: readonly (keyof Document & string)[];
  /** Ids of all pictures that it shows. */
  images(document: Document): readonly string[];
}

/** A published state of a record that is not its current one any more. */
export interface KeptVersion {
  /** `KIND/RECORD/VERSION` */
  _id: string;
  kind: string;
  recordId: string;
  version: number;
  /** When it was published, and by whom; null where nobody of the staff did it. */
  at: Date;
  by: string | null;
  content: Record<string, unknown>;
  /** Ids of the pictures in it: it can be restored, so they are in use. */
  images: string[];
}

export const KEPT_VERSION = 'KeptVersion';

const TEXT = { type: String, required: true } as const;

export const keptVersionSchema = new Schema<KeptVersion>(
  {
    _id: TEXT,
    kind: TEXT,
    recordId: TEXT,
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    content: { type: Schema.Types.Mixed, required: true } as never,
    images: [String],
  },
  { collection: 'versions', versionKey: false, minimize: false },
);

keptVersionSchema.index({ kind: 1, recordId: 1, version: -1 });
// Garbage collection asks which images can still come back.
keptVersionSchema.index({ images: 1 });

const VERSIONED_AS = 'versionedAs';
/** Of every record; none of it is what people write. */
const APART: ReadonlySet<string> = new Set([
  ...['_id', 'version', 'createdAt', 'updatedAt', 'createdByCall', 'changedIn', 'publishedBy', 'trashed', 'draftPublished'],
]);

/**
 * Has every published state of these documents kept (docs/adr/0033): whatever is written over one through `versioned-documents`, the
 * state before it is kept first. The service needs the collection of {@link keptVersionSchema}.
 */
export function versioned<Document extends VersionedDocument>(schema: Schema<Document>, as: VersionedAs<Document>): void {
  schema.add({ publishedBy: String } as never);
  schema.static(VERSIONED_AS as never, (() => as) as never);
}

/** Undefined for documents whose versions are not kept. */
export function versionedAs<Document>(model: Model<Document>): VersionedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, VERSIONED_AS);
  return typeof as === 'function' ? (as as () => VersionedAs<Document>)() : undefined;
}

/** What a version keeps of a document. */
export function contentOf<Document extends object>(as: VersionedAs<Document>, document: Document): Record<string, unknown> {
  const apart = new Set<string>(as.apart ?? []);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !APART.has(name) && !apart.has(name)));
}
