import type { Language, Localised } from '@reefdesk/contracts/languages';
import { type Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

/** A text of a record, in the languages in which it stands. */
export interface TranslatedText {
  /** As drafts call what they lack: `descriptions`, `itinerary.ID.comments`. */
  field: string;
  text: Partial<Localised> | null | undefined;
  /** Shown as it is where it stands in one language only, so that it never counts as missing. */
  isOptional?: true;
}

/** Which English text a translation was written for, where that is not the one of today any more. */
export interface TranslationSource {
  field: string;
  language: Language;
  /** Its hash. */
  english: string;
}

export interface TranslatedDocument extends VersionedDocument {
  /** Absent where all translations were written for the English text that stands beside them. */
  translatedFrom?: TranslationSource[];
}

/** How the texts of a record are found. */
export interface TranslatedAs<Document> {
  texts(document: Document): readonly TranslatedText[];
  names(document: Document): Localised;
}

const TEXT = { type: String, required: true } as const;
const sourceSchema = new Schema<TranslationSource>({ field: TEXT, language: TEXT, english: TEXT }, { _id: false });
const TRANSLATED_AS = 'translatedAs';

/**
 * Has every write of these documents through `versioned-documents` remember which English text a translation was written for
 * (EDT-07, docs/adr/0041). What is remembered is a part of the content: versions, trash and drafts carry it along.
 */
export function translated<Document extends TranslatedDocument>(schema: Schema<Document>, as: TranslatedAs<Document>): void {
  schema.add({ translatedFrom: { type: [sourceSchema], default: undefined } } as never);
  schema.static(TRANSLATED_AS as never, (() => as) as never);
}

/** Undefined for documents whose translations are not looked after. */
export function translatedAs<Document>(model: Model<Document>): TranslatedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, TRANSLATED_AS);
  return typeof as === 'function' ? (as as () => TranslatedAs<Document>)() : undefined;
}
