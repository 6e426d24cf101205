import type { Language } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

export const VIEW_MODEL = 'View';

/** A figure of a day: how often a page was seen in a language, or how many came from a site. Nothing of who. */
export interface ViewDocument {
  /** What it counts: `page 2027-03-14 en /auth/about`, `host 2027-03-14 example.com`. */
  _id: string;
  kind: 'page' | 'host';
  day: string;
  page?: string;
  package?: string | null;
  language?: Language;
  host?: string;
  views: number;
  /** The batches that it has last: one that comes again is known. */
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
