import type { TrashableDocument } from '../mongo/trashable.schema.ts';
import type { DraftedDocument } from './draft.schema.ts';
import type { OrderedDocument } from './ordered.schema.ts';
import type { TranslatedDocument } from './translated.schema.ts';

type Identity = '_id' | 'version' | 'createdAt' | 'updatedAt' | 'createdByCall';
/** Fields that hold the state of a document, not its content. */
type Bookkeeping = keyof (TrashableDocument & DraftedDocument & TranslatedDocument & OrderedDocument);

/** Definition of a mongoose schema: an entry for each field of the document, except those that the service-kit adds. */
export type SchemaFields<Document> = Readonly<Record<Exclude<keyof Document, Exclude<Bookkeeping, Identity>>, unknown>>;

type Only<Rest, Known extends PropertyKey> = Rest & { readonly [Name in Exclude<keyof Rest, Known>]: never };

/**
 * Does not compile if the rest of a destructured object has a field that is not `known`. Mappers call it, so that the compiler finds each
 * of them after a schema has got a new field.
 */
export function nothingLeft<Rest extends object, Known extends PropertyKey = never>(
  _rest: Only<Rest, Known>,
  _known: readonly Known[] = [],
): void {}

/** Same as {@link nothingLeft} for a document, whose state may be left over. */
export function noContentLeft<Rest extends object, Known extends PropertyKey = never>(
  _rest: Only<Rest, Known | Bookkeeping>,
  _known: readonly Known[] = [],
): void {}
