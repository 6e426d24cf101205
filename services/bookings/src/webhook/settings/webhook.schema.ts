import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { Schema } from 'mongoose';

/** Where another system is told: one document, or none. */
export interface WebhookDocument extends VersionedDocument {
  url: string;
  /** Deliveries are signed with it, so it has to be readable here. */
  secret: string;
  secretMadeAt: Date;
}

export const WEBHOOK_ID = 'webhook';
export const WEBHOOK_MODEL = 'Webhook';

const TEXT = { type: String, required: true } as const;
const MOMENT = { type: Date, required: true } as const;

export const webhookSchema = new Schema<WebhookDocument>(
  {
    _id: TEXT,
    version: { type: Number, required: true },
    createdAt: MOMENT,
    updatedAt: MOMENT,
    url: TEXT,
    secret: TEXT,
    secretMadeAt: MOMENT,
  },
  { collection: 'webhook', versionKey: false },
);

// Of the address its host alone: the rest may be a secret of the other system.
audited(webhookSchema, {
  kind: 'webhook',
  name: ({ url }) => new URL(url).host,
  fields: ({ url, secretMadeAt }) => ({ host: new URL(url).host, secret: secretMadeAt.toISOString() }),
});
