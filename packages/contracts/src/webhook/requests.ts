import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { requiredText } from '../schema/fields.ts';

/** Events of the webhook (ENQ-18); `test` is sent when an owner requests it. */
export const WEBHOOK_EVENTS = ['enquiry.created', 'booking.created', 'booking.changed', 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_ERRORS = ['inside', 'unknown_name', 'unreachable', 'certificate', 'timeout'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** Attempts of one delivery, spread over about a day. */
export const DELIVERY_TRIES = 12;

export const WEBHOOK_HEADERS = {
  event: 'Reefdesk-Event',
  delivery: 'Reefdesk-Delivery',
  timestamp: 'Reefdesk-Timestamp',
  signature: 'Reefdesk-Signature',
} as const;

/** Allows https on the default port without credentials or fragment. The resolved IP address is checked before each delivery. */
export function isWebhookAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, port, username, password, hash, hostname } = new URL(value);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && /[.:]/.test(hostname);
}

export const webhookEdit = object({
  url: requiredText(LIMITS.webhookUrlMaxLength)
    .label('Address')
    .test({ name: 'https', message: ruleError('webhook_address'), skipAbsent: true, test: (value) => isWebhookAddress(value ?? '') }),
});
export type WebhookEdit = InferType<typeof webhookEdit>;
export const WEBHOOK_EDIT = { schema: webhookEdit } satisfies BodyShape<typeof webhookEdit>;
