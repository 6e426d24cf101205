import { Schema } from 'mongoose';
import type { StoredImage } from './stored-image.ts';

export const storedImageSchema = new Schema<StoredImage>(
  {
    id: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    color: { type: String, required: true },
    preview: { type: String, required: true },
    widths: { type: [Number], required: true },
  },
  { _id: false, id: false },
);
