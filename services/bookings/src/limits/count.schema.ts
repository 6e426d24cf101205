import { Schema } from 'mongoose';

/** How often somebody did something in one hour. */
export interface CountDocument {
  /** Digest of what is counted and of its hour, so that the collection holds no addresses. */
  _id: string;
  count: number;
  expiresAt: Date;
}

export const COUNT_MODEL = 'EnquiryCount';

export const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'enquiry_counts', versionKey: false },
);
