import { type Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

/** Configuration of the kept versions of a kind of documents. */
export interface VersionedAs<Document> {
  /** `packages` */
  kind: string;
  /** Fields that are not part of the content, besides those of every versioned document. Versions leave them out. */
  apart?: readonly (keyof Document & string)[];
  /** Ids of all pictures that the document shows. */
  images(document: Document): readonly string[];
}

/** An earlier published state of a record. */
export interface KeptVersion {
  /** `KIND/RECORD/VERSION` */
  _id: string;
  kind: string;
  recordId: string;
  version: number;
  /** Time of publication and the user who published it; null if it was no staff user. */
  at: Date;
  by: string | null;
  content: Record<string, unknown>;
  /** Ids of the pictures in it. They stay in use, because the version can be restored. */
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
// Garbage collection looks up which images may still be restored.
keptVersionSchema.index({ images: 1 });

const VERSIONED_AS = 'versionedAs';
/** Fields of every versioned document that users do not write. */
const APART: ReadonlySet<string> = new Set([
  ...['_id', 'version', 'createdAt', 'updatedAt', 'createdByCall', 'changedIn', 'publishedBy', 'trashed', 'draftPublished'],
]);

/**
 * Keeps every published state of these documents (docs/adr/0033): each write through `versioned-documents` first stores the state that it
 * replaces. The service must register the collection of {@link keptVersionSchema}.
 */
export function versioned<Document extends VersionedDocument>(schema: Schema<Document>, as: VersionedAs<Document>): void {
  schema.add({ publishedBy: String } as never);
  schema.static(VERSIONED_AS as never, (() => as) as never);
}

/** Undefined if versions of these documents are not kept. */
export function versionedAs<Document>(model: Model<Document>): VersionedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, VERSIONED_AS);
  return typeof as === 'function' ? (as as () => VersionedAs<Document>)() : undefined;
}

/** Fields of a document that a version keeps. */
export function contentOf<Document extends object>(as: VersionedAs<Document>, document: Document): Record<string, unknown> {
  const apart = new Set<string>(as.apart ?? []);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !APART.has(name) && !apart.has(name)));
}
