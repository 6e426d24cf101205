import type { Localised } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

/** The `_id` is the key. */
export interface GlossaryTermDocument extends VersionedDocument {
  terms: Localised;
  note: string;
  /** True if the term stays in English. */
  keep: boolean;
  /** Set on removal. The document stays, so that versions are not reused and the term can be restored. */
  removedAt: Date | null;
}

export const GLOSSARY_TERM_MODEL = 'GlossaryTerm';

export const glossaryTermSchema = new Schema<GlossaryTermDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    terms: localisedField(),
    note: { type: String, default: '' },
    keep: { type: Boolean, default: false },
    removedAt: { type: Date, default: null },
  },
  { collection: 'glossary', versionKey: false },
);

audited(glossaryTermSchema, {
  kind: 'glossary',
  name: ({ terms }) => terms.en,
  fields: ({ terms, note, keep, removedAt }) => (removedAt ? {} : { terms, note, keep }),
});
