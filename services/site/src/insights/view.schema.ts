import type { Language } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

export const VIEW_MODEL = 'View';

/** Counter of one day: views of a page in one language, or visits from one referring site. No visitor data is stored. */
export interface ViewDocument {
  /** Kind, day and subject: `page 2027-03-14 en /auth/about`, `host 2027-03-14 example.com`. */
  _id: string;
  kind: 'page' | 'host';
  day: string;
  page?: string;
  package?: string | null;
  language?: Language;
  host?: string;
  views: number;
  /** Ids of the last counted batches, so that a repeated batch is ignored. */
  batches: string[];
}

export const viewSchema = new Schema<ViewDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    day: { type: String, required: true },
    page: String,
    package: String,
    language: String,
    host: String,
    views: { type: Number, default: 0 },
    batches: [String],
  },
  { collection: 'views', versionKey: false },
);

viewSchema.index({ kind: 1, day: 1 });
