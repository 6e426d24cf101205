import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { array, choice, enveloped, nothing, nullable, number, string, view } from '../schema/view.ts';
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_EDIT, WEBHOOK_EVENTS } from './requests.ts';

const MOMENT = 'ISO 8601 UTC';

export const webhookView = view('WebhookView', 'Where another system is told of new enquiries and changed bookings (ENQ-18).', {
  url: string(),
  secret: nullable(string('What deliveries are signed with: told once, by the call that made it.')),
  secret_made_at: string(MOMENT),
  updated_at: string(MOMENT),
  version: number(),
});
export type WebhookView = InferType<typeof webhookView>;

export const webhookDeliveryView = view('WebhookDeliveryView', 'Something that another system is told, or was told.', {
  delivery_id: string(),
  event: choice(WEBHOOK_EVENTS),
  record_id: nullable(string('`enquiry_id` or `booking_id`; null: a test.')),
  reference: nullable(string('Of the enquiry, also of a booking.')),
  state: choice(DELIVERY_STATES),
  tries: number(),
  status: nullable(number('Of the last answer; null: there was none.')),
  fault: nullable(choice(DELIVERY_FAULTS)).meta({ description: 'Why there was no answer.' }),
  created_at: string(MOMENT),
  tried_at: nullable(string(`${MOMENT}; the last time.`)),
  next_at: nullable(string(`${MOMENT}; of what is waiting.`)),
});
export type WebhookDeliveryView = InferType<typeof webhookDeliveryView>;

const access = AREAS.webhook;

/** Settings and deliveries of the webhook (ENQ-18). */
export const webhook = {
  get: {
    route: 'GET /api/webhook',
    access,
    summary: 'Where another system is told; null: none is',
    answers: { 200: enveloped(nullable(webhookView)) },
  },
  save: {
    route: 'PUT /api/webhook',
    access,
    summary: 'Set the address, or another one; the first time makes the secret, which is told once',
    json: WEBHOOK_EDIT,
    answers: { 200: enveloped(webhookView) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  remove: {
    route: 'DELETE /api/webhook',
    access,
    summary: 'Tell nobody any more; what is waiting is dropped',
    answers: { 200: enveloped(nothing()) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  renewSecret: {
    route: 'POST /api/webhook/secret',
    access,
    audit: { action: 'secret_renewed' },
    summary: 'Make the secret anew, told once; deliveries are signed with it from now on',
    answers: { 201: enveloped(webhookView) },
    errors: ['webhook_missing'],
  },
  test: {
    route: 'POST /api/webhook/test',
    access,
    audit: { action: 'tested' },
    summary: 'Send a delivery that says nothing but that it came',
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['webhook_missing'],
  },
  deliveries: {
    route: 'GET /api/webhook/deliveries',
    access,
    summary: 'The latest deliveries, newest first',
    answers: { 200: enveloped(array(webhookDeliveryView)) },
  },
  deliverAgain: {
    route: 'POST /api/webhook/deliveries/{id}/again',
    access,
    audit: { action: 'delivered_again' },
    summary: 'Send a delivery again, with all its tries',
    path: { id: '`delivery_id`' },
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
