import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

/** At most one document exists. */
export interface WebhookDocument extends VersionedDocument {
  url: string;
  /** Stored in plain text, because deliveries are signed with it. */
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

// The audit log gets the host only, because the rest of the address may be a secret.
audited(webhookSchema, {
  kind: 'webhook',
  name: ({ url }) => new URL(url).host,
  fields: ({ url, secretMadeAt }) => ({ host: new URL(url).host, secret: secretMadeAt.toISOString() }),
});
