import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { Schema } from 'mongoose';

/** One upload between begin and complete; removed an hour later. */
export interface UploadDocument {
  _id: string;
  size: number;
  sha256: string;
  name: string;
  /** Null accepts all types. */
  types: AcceptedImageType[] | null;
  /** User id; absent in older uploads. */
  uploadedBy?: string | null;
  createdAt: Date;
  /** Set by the only request that may complete the upload. */
  completedAt: Date | null;
  /** Stored so that a repeated complete request gets the same response. */
  imageId: string | null;
}

export const uploadSchema = new Schema<UploadDocument>(
  {
    _id: { type: String, required: true },
    size: { type: Number, required: true },
    sha256: { type: String, required: true },
    name: { type: String, required: true },
    types: { type: [String], default: null },
    uploadedBy: { type: String, default: null },
    createdAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
    imageId: { type: String, default: null },
  },
  { collection: 'uploads', versionKey: false },
);

uploadSchema.index({ createdAt: 1 });
