import type { ScheduleFailure } from '@reefdesk/contracts/draft-kinds';
import type { MissingPart } from '@reefdesk/contracts/drafts';
import type { Position } from '@reefdesk/contracts/positions';
import { Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import type { TranslationSource } from '../translations/translated.schema.ts';

/** A record that can have a draft. */
export interface DraftedDocument extends VersionedDocument {
  /** The version of its draft that was published last, stamped in the write that published it: no draft up to it is there any more. */
  draftPublished?: number;
}

/** Pictures of a draft as its record keeps pictures, by field of the edit's form. */
export type DraftPictures<Picture = unknown> = Readonly<Record<string, readonly Picture[]>>;

/** What the record held where the draft changes it, when the draft began to. */
export interface Replaced {
  /** Dotted. */
  path: string;
  value: unknown;
}

export interface Schedule {
  at: Date;
  /** Who had it published then, as who they were. */
  by: string;
  position: Position;
  /** By an owner, whatever is missing. */
  force: boolean;
  failure?: { reason: ScheduleFailure; at: Date; missing: MissingPart[] } | null;
}

/** The draft of one record, or, where it has no fields, that there was one: versions of drafts of a record never come twice. */
export interface StoredDraft {
  /** `KIND/RECORD` */
  _id: string;
  kind: string;
  recordId: string;
  version: number;
  fields: Record<string, unknown> | null;
  pictures: DraftPictures;
  /** Ids of these. */
  images: string[];
  /** Texts that a machine made and nobody accepted yet, by path in the fields. Drafts from before have none. */
  machine?: string[];
  /** The version of the record that it goes on from. */
  basedOn: number;
  base: Replaced[];
  /** For which English texts its translations were written; absent in drafts of before, and where it brings none. */
  writtenFor?: TranslationSource[];
  schedule: Schedule | null;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

/** A draft that is there. */
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
// Garbage collection asks which images drafts bring.
draftSchema.index({ images: 1 });

/** These documents can have drafts (docs/adr/0036). The service needs the collection of {@link draftSchema}. */
export function drafted<Document extends DraftedDocument>(schema: Schema<Document>): void {
  schema.add({ draftPublished: Number } as never);
}
