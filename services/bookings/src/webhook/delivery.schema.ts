import {
  DELIVERY_ERRORS,
  DELIVERY_STATES,
  type DeliveryError,
  type DeliveryState,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@reefdesk/contracts/webhook/requests';
import { Schema } from 'mongoose';

/** `put`: its version may not be stored (yet); hidden from staff. */
export type StoredDeliveryState = DeliveryState | 'put';

/** The content is built when it is sent and never stored (docs/adr/0031). */
export interface DeliveryDocument {
  /** `booking.changed.ID.VERSION`, so that each delivery exists once. */
  _id: string;
  event: WebhookEvent;
  /** Id of the enquiry or booking; null for a test. */
  about: string | null;
  version: number;
  reference: string | null;
  state: StoredDeliveryState;
  createdAt: Date;
  /** Attempts in this round; a manual resend starts a new one. */
  attempts: number;
  /** Time of the next attempt, or the end of a claim. */
  notBefore: Date;
  /** Changes with each claim, so that a replica whose claim has expired cannot write its outcome. */
  claim: string | null;
  triedAt: Date | null;
  status: number | null;
  fault: DeliveryError | null;
  expiresAt: Date;
}

export const DELIVERY_MODEL = 'WebhookDelivery';

const TEXT_OR_NULL = { type: String, default: null } as const;
const MOMENT = { type: Date, required: true } as const;
const NUMBER = { type: Number, required: true } as const;

export const deliverySchema = new Schema<DeliveryDocument>(
  {
    _id: { type: String, required: true },
    event: { type: String, enum: WEBHOOK_EVENTS, required: true },
    about: TEXT_OR_NULL,
    version: NUMBER,
    reference: TEXT_OR_NULL,
    state: { type: String, enum: ['put', ...DELIVERY_STATES], required: true },
    createdAt: MOMENT,
    attempts: NUMBER,
    notBefore: MOMENT,
    claim: TEXT_OR_NULL,
    triedAt: { type: Date, default: null },
    status: { type: Number, default: null },
    fault: { type: String, enum: [...DELIVERY_ERRORS, null], default: null },
    expiresAt: { ...MOMENT, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'webhook_deliveries', versionKey: false },
);

deliverySchema.index({ state: 1, notBefore: 1 });
deliverySchema.index({ createdAt: -1 });
