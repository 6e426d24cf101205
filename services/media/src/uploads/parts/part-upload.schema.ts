import { Schema } from 'mongoose';

/** A file that comes in parts; each is an object of its own, so any replica takes any of them. Swept a day after it began. */
export interface PartUploadDocument {
  _id: string;
  /** `user_id` of who began it; nobody else sees it. */
  by: string;
  name: string;
  /** Bytes. */
  size: number;
  partBytes: number;
  /** Those that storage has taken, in the order in which they came. */
  parts: number[];
  /** What came of it. */
  imageId: string | null;
  createdAt: Date;
}

export const partUploadSchema = new Schema<PartUploadDocument>(
  {
    _id: { type: String, required: true },
    by: { type: String, required: true },
    name: { type: String, required: true },
    size: { type: Number, required: true },
    partBytes: { type: Number, required: true },
    parts: [Number],
    imageId: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'library_uploads', versionKey: false },
);

partUploadSchema.index({ by: 1, imageId: 1, createdAt: 1 });
partUploadSchema.index({ createdAt: 1 });

export function partCount({ size, partBytes }: Pick<PartUploadDocument, 'size' | 'partBytes'>): number {
  return Math.ceil(size / partBytes);
}

/** Bytes that a part has; undefined where the file has no such part. */
export function sizeOfPart(upload: Pick<PartUploadDocument, 'size' | 'partBytes'>, part: number): number | undefined {
  if (!Number.isInteger(part) || part < 0 || part >= partCount(upload)) return undefined;
  return Math.min(upload.partBytes, upload.size - part * upload.partBytes);
}
