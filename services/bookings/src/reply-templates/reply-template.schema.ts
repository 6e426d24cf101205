import type { Localised } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

/** Text that an answer begins with. The id is its key. */
export interface ReplyTemplateDocument extends VersionedDocument {
  title: string;
  texts: Localised;
  /** Removed templates stay stored, so that the next start does not create them again. */
  removedAt: Date | null;
}

export const REPLY_TEMPLATE_MODEL = 'ReplyTemplate';

export const replyTemplateSchema = new Schema<ReplyTemplateDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    title: { type: String, required: true },
    texts: localisedField(),
    removedAt: { type: Date, default: null },
  },
  { collection: 'reply_templates', versionKey: false },
);

audited(replyTemplateSchema, {
  kind: 'reply-templates',
  name: ({ title }) => title,
  fields: ({ title, texts, removedAt }) => (removedAt ? {} : { title, texts }),
});
