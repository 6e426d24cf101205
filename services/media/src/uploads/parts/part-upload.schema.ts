import { Schema } from 'mongoose';

/** Each part is an object of its own, so any replica can receive it. Removed one day after the upload began. */
export interface PartUploadDocument {
  _id: string;
  /** Only this user can access the upload. */
  by: string;
  name: string;
  size: number;
  partBytes: number;
  /** Numbers of the stored parts, in order of arrival. */
  parts: number[];
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

/** Undefined if the file has no such part. */
export function sizeOfPart(upload: Pick<PartUploadDocument, 'size' | 'partBytes'>, part: number): number | undefined {
  if (!Number.isInteger(part) || part < 0 || part >= partCount(upload)) return undefined;
  return Math.min(upload.partBytes, upload.size - part * upload.partBytes);
}
