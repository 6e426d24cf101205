import { Schema } from 'mongoose';

/** Times of a sender's attempts within the last hour. */
export interface CountDocument {
  /** Digest of what is counted, so that the collection holds no addresses. */
  _id: string;
  /** Newest first, at most as many as the limit allows in an hour. */
  times: Date[];
  expiresAt: Date;
}

export const COUNT_MODEL = 'EnquiryCount';

export const countSchema = new Schema<CountDocument>(
  {
    _id: { type: String, required: true },
    times: { type: [Date], required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'enquiry_counts', versionKey: false },
);
