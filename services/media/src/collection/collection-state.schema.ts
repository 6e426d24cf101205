import type { Leased } from '@reefdesk/service-kit/mongo/lease';
import { Schema } from 'mongoose';
import type { AlertReason } from './sweep-outcome.ts';

export const COLLECTION_STATE = 'CollectionState';

/**
 * State of the image collection, including the settings of operators. It is one document, so every step is one write. The sweep in
 * progress holds its lease.
 */
export interface CollectionState extends Leased {
  pausedUntil: Date;
  /** Owner (or `bucket`) → the database it is known to answer from. */
  databases: Record<string, string>;
  /** Owner (or `bucket`) → the other one that was met and waits for an operator's word. */
  met: Record<string, string>;
  /** So many images may go in one sweep, once, beyond the limit. */
  allowance: number;
  sweptAt: Date;
  straysSweptAt: Date;
  /** The last sweep that came to its end. */
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
