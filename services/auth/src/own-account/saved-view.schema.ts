import type { SavedViewKey, SavedViewList } from '@reefdesk/contracts/accounts/saved-views';
import { Schema } from 'mongoose';

export interface SavedViewDocument {
  /** User id and view id, so that a user cannot overwrite another user's view. */
  _id: string;
  viewId: string;
  userId: string;
  list: SavedViewList;
  name: string;
  choice: Partial<Record<SavedViewKey, string>>;
  createdAt: Date;
  updatedAt: Date;
}

export const SAVED_VIEW_MODEL = 'SavedView';

export const savedViewSchema = new Schema<SavedViewDocument>(
  {
    _id: { type: String, required: true },
    viewId: { type: String, required: true },
    userId: { type: String, required: true },
    list: { type: String, required: true },
    name: { type: String, required: true },
    choice: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  // `choice` may be an empty object.
  { collection: 'saved_views', versionKey: false, minimize: false },
);

savedViewSchema.index({ userId: 1, createdAt: 1 });
