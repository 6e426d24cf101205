import type { InferType } from 'yup';
import { amount, choice, orNone, view, word } from '../schema/view.ts';
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_EVENTS } from '../webhook-words.ts';

const MOMENT = 'ISO 8601 UTC';

export const webhookView = view('WebhookView', 'Where another system is told of new enquiries and changed bookings (ENQ-18).', {
  url: word(),
  secret: orNone(word('What deliveries are signed with: told once, by the call that made it.')),
  secret_made_at: word(MOMENT),
  updated_at: word(MOMENT),
  version: amount(),
});
export type WebhookView = InferType<typeof webhookView>;

export const webhookDeliveryView = view('WebhookDeliveryView', 'Something that another system is told, or was told.', {
  delivery_id: word(),
  event: choice(WEBHOOK_EVENTS),
  record_id: orNone(word('`enquiry_id` or `booking_id`; null: a test.')),
  reference: orNone(word('Of the enquiry, also of a booking.')),
  state: choice(DELIVERY_STATES),
  tries: amount(),
  status: orNone(amount('Of the last answer; null: there was none.')),
  fault: orNone(choice(DELIVERY_FAULTS)).meta({ description: 'Why there was no answer.' }),
  created_at: word(MOMENT),
  tried_at: orNone(word(`${MOMENT}; the last time.`)),
  next_at: orNone(word(`${MOMENT}; of what is waiting.`)),
});
export type WebhookDeliveryView = InferType<typeof webhookDeliveryView>;
