import type { PictureFormat } from '@reefdesk/contracts/images/values';
import type { Localised } from '@reefdesk/contracts/languages';
import { type AcceptedImageType, RENDITION_FORMATS, type RenditionFormat } from '@reefdesk/contracts/limits';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

/** `jpeg` is made only after a client needs it. */
export type StoredFormat = PictureFormat;

export interface Rendition {
  width: number;
  format: StoredFormat;
  key: string;
  bytes: number;
  /** First half of the SHA-256 of the bytes, in hex; used as the strong ETag. */
  hash: string;
}

/** `storing` until the first rendition can be served, `deleting` from the moment garbage collection has marked it. */
export type ImageState = 'storing' | 'ready' | 'deleting';

export interface ImageDeletion {
  /** Only this sweep may confirm the deletion. */
  sweepId: string;
  /** Previous state, restored if an owner uses the image. */
  from: Exclude<ImageState, 'deleting'>;
  /** True once the owners were asked again; the deletion is then final. */
  confirmed: boolean;
}

/** Format of the next rendition; WebP of all images comes before AVIF of any. */
export type PendingWork = RenditionFormat | 'none' | 'failed';

/** All fields are absent until an editor sets them. */
export interface ImageTerms {
  fileName?: string;
  uploadedBy?: string | null;
  alt?: Partial<Localised>;
  decorative?: boolean;
  /** From 0 (left, top) to 1 (right, bottom). */
  focal?: { x: number; y: number } | null;
  /** True if the image is decorative or has an alternative text in each language. */
  described?: boolean;
  words?: string;
  /** Time of the removal from the library; later sweeps delete the image unless it is used or uploaded again. */
  removedAt?: Date | null;
}

/** `version` counts edits in the library. Images older than the library have none until they are first read there. */
export interface ImageDocument extends ImageTerms, Partial<Omit<VersionedDocument, '_id' | 'createdAt'>> {
  /** First 40 hex digits of the SHA-256 of the uploaded bytes. */
  _id: string;
  state: ImageState;
  /** Part of all object keys of the image; a new value is made when a deleted image is uploaded again. */
  generation: string;
  deletion?: ImageDeletion;
  pending: PendingWork;
  sourceType: AcceptedImageType;
  /** In pixels, of the master. */
  width: number;
  height: number;
  color: string;
  preview: string;
  masterKey: string;
  masterBytes: number;
  renditions: Rendition[];
  /** Attempts at the next rendition; reset to 0 by each success. */
  attempts: number;
  leasedUntil: Date;
  createdAt: Date;
  /** Time of the last upload; garbage collection skips recent claims. */
  claimedAt: Date;
  /** Start of the time without any use; null if in use. */
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

// Used by the rendition worker and by the garbage collection.
imageSchema.index({ pending: 1, leasedUntil: 1, createdAt: 1 });
imageSchema.index({ state: 1, claimedAt: 1 });
// Includes the library's filter and search fields, so that only matching documents are read.
imageSchema.index({ state: 1, createdAt: -1, _id: -1, removedAt: 1, described: 1, words: 1 }, { name: 'library' });

/** An image that is deleted and uploaded again has the same id but another generation. */
export type ImageLife = Pick<ImageDocument, '_id' | 'generation'>;
