import type { ImageUseView } from '@reefdesk/contracts/library';
import type { ActingPerson } from '@reefdesk/contracts/messages/image-uses.messages';
import { Schema } from 'mongoose';

/** A picture that is being replaced; gone when every owner has done it. */
export interface ReplacementDocument {
  /** Id of the old image. */
  _id: string;
  /** Id of the new one. */
  to: string;
  by: ActingPerson;
  /** What showed the old one. */
  uses: ImageUseView[];
  /** Who has not done it yet. */
  waiting: string[];
  /** When somebody last went on with it. */
  triedAt: Date;
}

export const replacementSchema = new Schema<ReplacementDocument>(
  {
    _id: { type: String, required: true },
    to: { type: String, required: true },
    by: { type: Schema.Types.Mixed, required: true } as never,
    uses: { type: [Schema.Types.Mixed], default: [] } as never,
    waiting: [String],
    triedAt: { type: Date, required: true },
  },
  { collection: 'image_replacements', versionKey: false, minimize: false },
);

replacementSchema.index({ triedAt: 1 });
