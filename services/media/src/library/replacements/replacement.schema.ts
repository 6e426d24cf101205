import type { ImageUseView } from '@reefdesk/contracts/images/endpoints';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { Schema } from 'mongoose';

/** Deleted when every owner has completed the replacement. */
export interface ReplacementDocument {
  /** Id of the old image. */
  _id: string;
  to: string;
  by: ActingPerson;
  /** Records that showed the old image when the replacement began. */
  uses: ImageUseView[];
  waiting: string[];
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
