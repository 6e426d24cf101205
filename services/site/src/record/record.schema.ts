import type { SiteContent, SitePage } from '@reefdesk/contracts/site/values';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { type DraftedDocument, drafted } from '@reefdesk/service-kit/records/draft.schema';
import { noContentLeft } from '@reefdesk/service-kit/records/nothing-left';
import { type TranslatedDocument, translated } from '@reefdesk/service-kit/records/translated.schema';
import { versioned } from '@reefdesk/service-kit/records/versioned.schema';
import { Schema } from 'mongoose';
import { textsIn } from './record.texts.ts';

export const RECORD = 'Record';

export const RECORD_ID = 'site';

export interface RecordDocument extends DraftedDocument, TranslatedDocument, SiteContent {
  pagesChangedAt: Readonly<Record<SitePage, Date>>;
}

// The contracts define the shape and validate all input; each part is written as a whole.
export const recordSchema = new Schema<RecordDocument>(
  {
    _id: { type: String, required: true },
    brand: { type: Schema.Types.Mixed, required: true },
    questions: { type: [Schema.Types.Mixed], required: true },
    pages: { type: Schema.Types.Mixed, required: true },
    pagesChangedAt: { type: Schema.Types.Mixed, required: true },
    payment: { type: Schema.Types.Mixed },
    retention: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'record', versionKey: false, minimize: false },
);

drafted(recordSchema);
versioned(recordSchema, { kind: 'site', images: () => [] });
translated(recordSchema, {
  names: ({ brand: { name } }) => ({ en: name, id: name, cn: name }),
  texts: ({ brand, questions, pages, payment }) => textsIn({ brand, questions, pages, payment }),
});
audited(recordSchema, {
  kind: 'site',
  name: ({ brand }) => brand.name,
  fields: ({ brand, questions, pages, payment, retention, ...rest }) => {
    noContentLeft(rest, ['pagesChangedAt']);
    return { brand, questions, pages, payment, retention };
  },
});
