import type { Localised } from '@reefdesk/contracts/languages';
import { type AcceptedImageType, RENDITION_FORMATS, type RenditionFormat } from '@reefdesk/contracts/limits';
import type { PictureFormat } from '@reefdesk/contracts/picture-formats';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { Schema } from 'mongoose';

/** `jpeg` only exists where a client that knows nothing newer has asked for it. */
export type StoredFormat = PictureFormat;

export interface Rendition {
  width: number;
  format: StoredFormat;
  key: string;
  bytes: number;
  /** First half of the SHA-256 of the bytes, hex; the strong ETag. */
  hash: string;
}

/** `storing` until the first rendition can be served, `deleting` from the moment garbage collection has marked it. */
export type ImageState = 'storing' | 'ready' | 'deleting';

export interface ImageDeletion {
  /** The sweep that marked it; no other may go on from there. */
  sweepId: string;
  /** What it was, and is again if somebody turns out to use it. */
  from: Exclude<ImageState, 'deleting'>;
  /** Owners were asked again after the mark: from here there is only forward. */
  confirmed: boolean;
}

/** Which renditions are still to be made; WebP of all images comes before AVIF of any. */
export type PendingWork = RenditionFormat | 'none' | 'failed';

/** What people say of an image in the library; all of it is absent where nobody has. */
export interface ImageWords {
  /** As it was uploaded, whoever did it first. */
  fileName?: string;
  uploadedBy?: string | null;
  alt?: Partial<Localised>;
  decorative?: boolean;
  /** From 0 (left, top) to 1 (right, bottom). */
  focal?: { x: number; y: number } | null;
  /** An alternative text in each language, or decorative. */
  described?: boolean;
  /** What a search looks through, folded. */
  words?: string;
  /** Taken out of the library: the next sweeps collect it, unless somebody uploads or uses it. */
  removedAt?: Date | null;
}

/** Versions count what people change in the library; renditions come and go without. Images of before have none until then. */
export interface ImageDocument extends ImageWords, Partial<Omit<VersionedDocument, '_id' | 'createdAt'>> {
  /** First 40 hex digits of the SHA-256 of the uploaded bytes. */
  _id: string;
  state: ImageState;
  /** Part of all its object keys; made anew when a collected image is uploaded again. */
  generation: string;
  /** While `deleting`. */
  deletion?: ImageDeletion;
  pending: PendingWork;
  sourceType: AcceptedImageType;
  /** Pixels of the master. */
  width: number;
  height: number;
  color: string;
  preview: string;
  masterKey: string;
  masterBytes: number;
  renditions: Rendition[];
  /** Tries at the rendition that is next; back to 0 with each success. */
  attempts: number;
  /** Until when a replica works on it. */
  leasedUntil: Date;
  createdAt: Date;
  /** The last time somebody uploaded exactly this; garbage collection leaves young claims alone. */
  claimedAt: Date;
  /** Since when every sweep has found that nobody uses it. */
  unusedSince: Date | null;
}

const rendition = new Schema<Rendition>(
  {
    width: { type: Number, required: true },
    format: { type: String, enum: [...RENDITION_FORMATS, 'jpeg'], required: true },
    key: { type: String, required: true },
    bytes: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  { _id: false },
);

const deletion = new Schema<ImageDeletion>(
  {
    sweepId: { type: String, required: true },
    from: { type: String, enum: ['storing', 'ready'], required: true },
    confirmed: { type: Boolean, required: true },
  },
  { _id: false },
);

export const imageSchema = new Schema<ImageDocument>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['storing', 'ready', 'deleting'], required: true },
    generation: { type: String, required: true },
    deletion: { type: deletion },
    pending: { type: String, enum: [...RENDITION_FORMATS, 'none', 'failed'], required: true },
    sourceType: String,
    width: Number,
    height: Number,
    color: String,
    preview: String,
    masterKey: String,
    masterBytes: Number,
    renditions: [rendition],
    attempts: { type: Number, default: 0 },
    leasedUntil: { type: Date, default: () => new Date(0) },
    createdAt: { type: Date, required: true },
    claimedAt: { type: Date, required: true },
    unusedSince: { type: Date, default: null },
    fileName: String,
    uploadedBy: String,
    alt: localisedField(),
    decorative: Boolean,
    focal: new Schema({ x: { type: Number, required: true }, y: { type: Number, required: true } }, { _id: false }),
    described: Boolean,
    words: String,
    removedAt: Date,
    version: Number,
    updatedAt: Date,
  },
  { collection: 'images', versionKey: false },
);

audited(imageSchema, {
  kind: 'library',
  name: ({ fileName, _id }) => fileName || _id,
  fields: ({ alt, decorative, focal, removedAt }) => ({ alt, decorative, focal, removed: Boolean(removedAt) }),
});

// The worker's question, and the delivery's and the collector's.
imageSchema.index({ pending: 1, leasedUntil: 1, createdAt: 1 });
imageSchema.index({ state: 1, claimedAt: 1 });
// The library's pages; what it searches and filters by stands behind, so that only what is found is read.
imageSchema.index({ state: 1, createdAt: -1, _id: -1, removedAt: 1, described: 1, words: 1 }, { name: 'library' });

/** One life of an image: collected and uploaded again, it has the same id and another generation. */
export type ImageLife = Pick<ImageDocument, '_id' | 'generation'>;
