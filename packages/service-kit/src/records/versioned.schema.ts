import { type Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

export interface VersionedAs<Document> {
  kind: string;
  /** Further fields that versions leave out, because they are not part of the content. */
  apart?: readonly (keyof Document & string)[];
  images(document: Document): readonly string[];
}

export interface StoredVersion {
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

export const STORED_VERSION = 'KeptVersion';

const TEXT = { type: String, required: true } as const;

export const storedVersionSchema = new Schema<StoredVersion>(
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

storedVersionSchema.index({ kind: 1, recordId: 1, version: -1 });
// Garbage collection looks up which images may still be restored.
storedVersionSchema.index({ images: 1 });

const VERSIONED_AS = 'versionedAs';
/** Fields of every versioned document that users do not write. */
const APART: ReadonlySet<string> = new Set([
  ...['_id', 'version', 'createdAt', 'updatedAt', 'createdByCall', 'changedIn', 'publishedBy', 'trashed', 'draftPublished', 'place'],
]);

/** Keeps every published state of these documents (docs/adr/0033). The service must register {@link keptVersionSchema}. */
export function versioned<Document extends VersionedDocument>(schema: Schema<Document>, as: VersionedAs<Document>): void {
  schema.add({ publishedBy: String } as never);
  schema.static(VERSIONED_AS as never, (() => as) as never);
}

export function versionedAs<Document>(model: Model<Document>): VersionedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, VERSIONED_AS);
  return typeof as === 'function' ? (as as () => VersionedAs<Document>)() : undefined;
}

export function contentOf<Document extends object>(as: VersionedAs<Document>, document: Document): Record<string, unknown> {
  const apart = new Set<string>(as.apart ?? []);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !APART.has(name) && !apart.has(name)));
}
