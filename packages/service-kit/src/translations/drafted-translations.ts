import type { Model } from 'mongoose';
import { type TranslatedDocument, type TranslationSource, translatedAs } from '../records/translated.schema.ts';
import { sourcesAfter, sourcesPublished, writtenFor } from '../records/translation-sources.ts';

/** English texts that a draft's translations were written for. `earlier` is the record with the draft as it was before this edit. */
export function draftedTranslations<Document extends TranslatedDocument>(
  model: Model<Document>,
  record: Document,
  earlier: Document | null,
  next: Document,
  noted: readonly TranslationSource[] = [],
): TranslationSource[] {
  const as = translatedAs(model);
  return as ? writtenFor(as.texts(record), as.texts(earlier ?? record), as.texts(next), noted) : [];
}

/** Sets `translatedFrom` in the write that publishes a draft. Empty if the value that every write computes is already right. */
export function publishedTranslations<Document extends TranslatedDocument>(
  model: Model<Document>,
  record: Document,
  next: Document,
  noted: readonly TranslationSource[] = [],
): { translatedFrom?: TranslationSource[] } {
  const as = translatedAs(model);
  if (!as || noted.length === 0) return {};
  const remembered = sourcesAfter(as.texts(record), as.texts(next), record.translatedFrom ?? []);
  const sources = sourcesPublished(remembered, noted, as.texts(next));
  return sources.length > remembered.length || sources.some((one, at) => one !== remembered[at]) ? { translatedFrom: sources } : {};
}
