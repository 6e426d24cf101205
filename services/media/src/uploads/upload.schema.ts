import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { Schema } from 'mongoose';

/** One upload between begin and complete; swept an hour later. */
export interface UploadDocument {
  _id: string;
  size: number;
  sha256: string;
  name: string;
  /** Accepted types; null means all. */
  types: AcceptedImageType[] | null;
  /** `user_id`; absent in uploads that began before this field existed. */
  uploadedBy?: string | null;
  createdAt: Date;
  /** Set by the only request that may complete the upload. */
  completedAt: Date | null;
  /** Id of the resulting image, so that a repeated complete request gets the same answer. */
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
