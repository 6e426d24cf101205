import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  type DeliveryFault,
  type DeliveryState,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@reefdesk/contracts/webhook-words';
import { Schema } from 'mongoose';

/** `put`: what it is about may not be stored yet, or never will be; nobody sees it. */
export type StoredDeliveryState = DeliveryState | 'put';

/**
 * Something that another system is to be told, or was. What it says is made when it is sent, so that nothing of it stays here
 * (docs/adr/0031).
 */
export interface DeliveryDocument {
  /** `booking.changed.ID.VERSION`: the same however often it is put. */
  _id: string;
  event: WebhookEvent;
  /** Id of the enquiry or booking; null: a test. */
  about: string | null;
  /** The version of it that this tells of. */
  version: number;
  /** Known once it was sent. */
  reference: string | null;
  state: StoredDeliveryState;
  createdAt: Date;
  /** Of this round: who sends it again begins anew. */
  attempts: number;
  /** Nobody takes it on before this moment: somebody has it in hand, or it failed a while ago. */
  notBefore: Date;
  /** Another one with each taking on: who was too slow writes nothing any more. */
  claim: string | null;
  triedAt: Date | null;
  /** Of the last answer. */
  status: number | null;
  fault: DeliveryFault | null;
  /** Forgotten from this moment on. */
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
    fault: { type: String, enum: [...DELIVERY_FAULTS, null], default: null },
    expiresAt: { ...MOMENT, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'webhook_deliveries', versionKey: false },
);

deliverySchema.index({ state: 1, notBefore: 1 });
deliverySchema.index({ createdAt: -1 });
