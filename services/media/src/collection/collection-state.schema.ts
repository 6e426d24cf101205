import type { Leased } from '@reefdesk/service-kit/mongo/lease';
import { Schema } from 'mongoose';
import type { AlertReason } from './sweep-outcome.ts';

export const COLLECTION_STATE = 'CollectionState';

/** State and operator settings of the image collection, in one document so that every step is one write. A sweep holds its lease. */
export interface CollectionState extends Leased {
  pausedUntil: Date;
  /** Known database id by owner (or `bucket`). */
  databases: Record<string, string>;
  /** The differing database id that was found, until an operator accepts it. */
  met: Record<string, string>;
  /** Number of images that one sweep may remove beyond the limit; used once. */
  allowance: number;
  sweptAt: Date;
  straysSweptAt: Date;
  /** End of the last completed sweep. */
  doneAt: Date | null;
  alert: { reason: AlertReason; detail: string; since: Date } | null;
}

const LONG_AGO = new Date(0);

export const collectionStateSchema = new Schema<CollectionState>(
  {
    _id: { type: String, required: true },
    holder: { type: String, default: null },
    heldUntil: { type: Date, default: LONG_AGO },
    pausedUntil: { type: Date, default: LONG_AGO },
    databases: { type: Schema.Types.Mixed, default: {} },
    met: { type: Schema.Types.Mixed, default: {} },
    allowance: { type: Number, default: 0 },
    sweptAt: { type: Date, required: true },
    straysSweptAt: { type: Date, required: true },
    doneAt: { type: Date, default: null },
    alert: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'image_collection', versionKey: false, minimize: false },
);
