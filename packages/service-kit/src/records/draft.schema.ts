import type { Position } from '@reefdesk/contracts/access';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { ScheduleFailure } from '@reefdesk/contracts/editing/values';
import { Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import type { TranslationSource } from './translated.schema.ts';

export interface DraftedDocument extends VersionedDocument {
  /** Version of the draft that was published last, set in the same write that publishes it: drafts up to this version are over. */
  draftPublished?: number;
}

/** Pictures in the form in which the record holds them, by file field of the edit form. */
export type DraftPictures<Picture = unknown> = Readonly<Record<string, readonly Picture[]>>;

/** A value that the draft changes, as the record held it when the draft first changed it. */
export interface Replaced {
  path: string;
  value: unknown;
}

export interface Schedule {
  at: Date;
  /** User who scheduled the publication, and the position of this user at that time. */
  by: string;
  position: Position;
  /** True if an owner chose to publish despite missing texts or fields. */
  force: boolean;
  failure?: { reason: ScheduleFailure; at: Date; missing: MissingField[] } | null;
}

/** The draft of one record. Without `fields` the draft is over; it remains so that draft version numbers are never reused. */
export interface StoredDraft {
  /** `KIND/RECORD` */
  _id: string;
  kind: string;
  recordId: string;
  version: number;
  fields: Record<string, unknown> | null;
  pictures: DraftPictures;
  images: string[];
  /** Paths in `fields` of machine-made texts that no user has accepted yet; absent in older drafts. */
  machine?: string[];
  basedOn: number;
  base: Replaced[];
  /** English texts that the draft's translations were written for; absent in older drafts, empty without new translations. */
  writtenFor?: TranslationSource[];
  schedule: Schedule | null;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

export type OpenDraft = StoredDraft & { fields: Record<string, unknown> };

export const DRAFT = 'Draft';

const TEXT = { type: String, required: true } as const;
const ANY = Schema.Types.Mixed;

export const draftSchema = new Schema<StoredDraft>(
  {
    _id: TEXT,
    kind: TEXT,
    recordId: TEXT,
    version: { type: Number, required: true },
    fields: { type: ANY, default: null } as never,
    pictures: { type: ANY, default: {} } as never,
    images: [String],
    machine: [String],
    basedOn: { type: Number, required: true },
    base: { type: [ANY], default: [] } as never,
    writtenFor: { type: [ANY], default: undefined } as never,
    schedule: { type: ANY, default: null } as never,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
  },
  { collection: 'drafts', versionKey: false, minimize: false },
);

draftSchema.index({ kind: 1, updatedAt: -1 });
draftSchema.index({ 'schedule.at': 1 }, { sparse: true });
// Garbage collection looks up which images drafts use.
draftSchema.index({ images: 1 });

/** Allows these documents to have drafts (docs/adr/0036). The service must register the collection of {@link draftSchema}. */
export function drafted<Document extends DraftedDocument>(schema: Schema<Document>): void {
  schema.add({ draftPublished: Number } as never);
}
