import type { PictureFormat } from '@reefdesk/contracts/images/values';
import type { Localised } from '@reefdesk/contracts/languages';
import { type AcceptedImageType, RENDITION_FORMATS, type RenditionFormat } from '@reefdesk/contracts/limits';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

/** `jpeg` is only stored after a client without support for newer formats has asked for it. */
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
  /** Id of the sweep that marked the image; only this sweep may confirm the deletion. */
  sweepId: string;
  /** State before the mark, restored if an owner turns out to use the image. */
  from: Exclude<ImageState, 'deleting'>;
  /** True once the owners were asked again after the mark; the deletion cannot be undone from then on. */
  confirmed: boolean;
}

/** Format of the renditions that are still to be made; WebP of all images comes before AVIF of any. */
export type PendingWork = RenditionFormat | 'none' | 'failed';

/** Texts and settings of an image in the library; all fields are absent until an editor sets them. */
export interface ImageWords {
  /** File name of the first upload of this image. */
  fileName?: string;
  uploadedBy?: string | null;
  alt?: Partial<Localised>;
  decorative?: boolean;
  /** From 0 (left, top) to 1 (right, bottom). */
  focal?: { x: number; y: number } | null;
  /** True if the image has an alternative text in each language, or is decorative. */
  described?: boolean;
  /** The text that a search runs on; see `foldedWords`. */
  words?: string;
  /** Time of the removal from the library. The next sweeps delete the image unless it is uploaded or used again. */
  removedAt?: Date | null;
}

/**
 * `version` counts edits in the library, not new renditions. It is absent in images from before the library until they are first read
 * there.
 */
export interface ImageDocument extends ImageWords, Partial<Omit<VersionedDocument, '_id' | 'createdAt'>> {
  /** First 40 hex digits of the SHA-256 of the uploaded bytes. */
  _id: string;
  state: ImageState;
  /** Part of all object keys of the image; a new value is made when a deleted image is uploaded again. */
  generation: string;
  /** Only set in the state `deleting`. */
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
  /** Attempts at the next rendition; reset to 0 by each success. */
  attempts: number;
  /** End of the lease of the replica that works on the image. */
  leasedUntil: Date;
  createdAt: Date;
  /** Time of the last upload of these bytes; garbage collection skips images with a recent claim. */
  claimedAt: Date;
  /** Time since when every sweep has found the image unused; null if it is in use. */
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
// Used by the pages of the library. The fields of its filters and its search are included, so that only matching documents are read.
imageSchema.index({ state: 1, createdAt: -1, _id: -1, removedAt: 1, described: 1, words: 1 }, { name: 'library' });

/** One generation of an image: if it is deleted and uploaded again, the id is the same and the generation is another. */
export type ImageLife = Pick<ImageDocument, '_id' | 'generation'>;
