import type { Language, Localised } from '@reefdesk/contracts/languages';
import { type Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';

export interface TranslatedText {
  /** Field name as in the missing parts of drafts: `descriptions`, `itinerary.ID.comments`. */
  field: string;
  text: Partial<Localised> | null | undefined;
  /** True if the text may exist in one language only, so that it never counts as missing. */
  isOptional?: true;
}

/** The English text that a translation was written for, if it is no longer the current one. */
export interface TranslationSource {
  field: string;
  language: Language;
  english: string;
}

export interface TranslatedDocument extends VersionedDocument {
  /** Absent if all translations were written for the current English texts. */
  translatedFrom?: TranslationSource[];
}

export interface TranslatedAs<Document> {
  texts(document: Document): readonly TranslatedText[];
  names(document: Document): Localised;
}

const TEXT = { type: String, required: true } as const;
const sourceSchema = new Schema<TranslationSource>({ field: TEXT, language: TEXT, english: TEXT }, { _id: false });
const TRANSLATED_AS = 'translatedAs';

/** Makes every write through `versioned-documents` record the English text that a translation was written for (EDT-07, docs/adr/0041). */
export function translated<Document extends TranslatedDocument>(schema: Schema<Document>, as: TranslatedAs<Document>): void {
  schema.add({ translatedFrom: { type: [sourceSchema], default: undefined } } as never);
  schema.static(TRANSLATED_AS as never, (() => as) as never);
}

export function translatedAs<Document>(model: Model<Document>): TranslatedAs<Document> | undefined {
  const as: unknown = Reflect.get(model, TRANSLATED_AS);
  return typeof as === 'function' ? (as as () => TranslatedAs<Document>)() : undefined;
}
