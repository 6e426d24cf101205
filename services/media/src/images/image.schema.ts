import { type AcceptedImageType, RENDITION_FORMATS, type RenditionFormat } from '@reefdesk/contracts/limits';
import { Schema } from 'mongoose';

/** `jpeg` only exists where a client that knows nothing newer has asked for it. */
export type StoredFormat = RenditionFormat | 'jpeg';

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

export interface ImageDocument {
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
  },
  { collection: 'images', versionKey: false },
);

// The worker's question, and the delivery's and the collector's.
imageSchema.index({ pending: 1, leasedUntil: 1, createdAt: 1 });
imageSchema.index({ state: 1, claimedAt: 1 });

/** One life of an image: collected and uploaded again, it has the same id and another generation. */
export type ImageLife = Pick<ImageDocument, '_id' | 'generation'>;
