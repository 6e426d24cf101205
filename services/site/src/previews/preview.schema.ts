import { DRAFT_KINDS, type DraftKind } from '@reefdesk/contracts/editing/values';
import { Schema } from 'mongoose';

export const PREVIEW_MODEL = 'Preview';

export interface PreviewDocument {
  _id: string;
  /** SHA-256 of the token, so that a copy of the database does not give access to drafts. */
  digest: string;
  kind: DraftKind;
  recordId: string;
  madeAt: Date;
  expiresAt: Date;
}

export const previewSchema = new Schema<PreviewDocument>(
  {
    _id: { type: String, required: true },
    digest: { type: String, required: true },
    kind: { type: String, enum: DRAFT_KINDS, required: true },
    recordId: { type: String, required: true },
    madeAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'previews', versionKey: false },
);

previewSchema.index({ digest: 1 }, { unique: true });
previewSchema.index({ kind: 1, recordId: 1, madeAt: -1 });
previewSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
