import type { SavedViewKey, SavedViewList } from '@reefdesk/contracts/saved-view-words';
import { Schema } from 'mongoose';

export interface SavedViewDocument {
  /** The person's id and the view's: nobody writes over a view of somebody else. */
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
  // Everything may be chosen, and nothing, too.
  { collection: 'saved_views', versionKey: false, minimize: false },
);

savedViewSchema.index({ userId: 1, createdAt: 1 });
