/** Events of the webhook (ENQ-18); `test` is sent when an owner requests it. */
export const WEBHOOK_EVENTS = ['enquiry.created', 'booking.created', 'booking.changed', 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Reasons why a delivery got no response. */
export const DELIVERY_FAULTS = ['inside', 'unknown_name', 'unreachable', 'certificate', 'timeout'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Maximum attempts of one delivery, spread over about a day. */
export const DELIVERY_TRIES = 12;

export const WEBHOOK_HEADERS = {
  event: 'Reefdesk-Event',
  delivery: 'Reefdesk-Delivery',
  timestamp: 'Reefdesk-Timestamp',
  signature: 'Reefdesk-Signature',
} as const;
