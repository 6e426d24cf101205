import type { Language } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

export const VIEW_MODEL = 'View';

/** Daily counter of a page in one language, or of a referring site. No visitor data is stored. */
export interface ViewDocument {
  /** For example `page 2027-03-14 en /auth/about` or `host 2027-03-14 example.com`. */
  _id: string;
  kind: 'page' | 'host';
  day: string;
  page?: string;
  package?: string | null;
  language?: Language;
  host?: string;
  views: number;
  /** Ids of the last counted batches, to ignore repeated ones. */
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
