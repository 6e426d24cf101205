import type { WebhookDeliveryView, WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import type { DeliveryDocument } from './delivery.schema.ts';
import type { WebhookDocument } from './webhook.schema.ts';

/** `secret` is only passed for the response that shows it. */
export function toWebhookView({ url, secretMadeAt, updatedAt, version }: WebhookDocument, secret: string | null = null): WebhookView {
  return { url, secret, secret_made_at: secretMadeAt.toISOString(), updated_at: updatedAt.toISOString(), version };
}

export function toDeliveryView(delivery: DeliveryDocument): WebhookDeliveryView {
  const state = delivery.state === 'put' ? 'waiting' : delivery.state;
  return {
    delivery_id: delivery._id,
    event: delivery.event,
    record_id: delivery.about,
    reference: delivery.reference,
    state,
    tries: delivery.attempts,
    status: delivery.status,
    fault: delivery.fault,
    created_at: delivery.createdAt.toISOString(),
    tried_at: delivery.triedAt?.toISOString() ?? null,
    next_at: state === 'waiting' ? delivery.notBefore.toISOString() : null,
  };
}
