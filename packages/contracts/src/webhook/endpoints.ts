import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { array, choice, enveloped, nothing, nullable, number, string, view } from '../schema/view.ts';
import { DELIVERY_ERRORS, DELIVERY_STATES, WEBHOOK_EDIT, WEBHOOK_EVENTS } from './requests.ts';

const MOMENT = 'ISO 8601 UTC';

export const webhookView = view('WebhookView', 'The webhook for new enquiries and for new and changed bookings (ENQ-18).', {
  url: string(),
  secret: nullable(string('Key that signs deliveries. Returned once, when it is created; otherwise null.')),
  secret_made_at: string(MOMENT),
  updated_at: string(MOMENT),
  version: number(),
});
export type WebhookView = InferType<typeof webhookView>;

export const webhookDeliveryView = view('WebhookDeliveryView', 'A pending, delivered or failed delivery of the webhook.', {
  delivery_id: string(),
  event: choice(WEBHOOK_EVENTS),
  record_id: nullable(string('`enquiry_id` or `booking_id`; null for a test.')),
  reference: nullable(string('Reference of the enquiry, also for a booking.')),
  state: choice(DELIVERY_STATES),
  tries: number(),
  status: nullable(number('HTTP status of the last response; null if there was none.')),
  fault: nullable(choice(DELIVERY_ERRORS)).meta({ description: 'Reason for the missing response.' }),
  created_at: string(MOMENT),
  tried_at: nullable(string(`Last attempt, ${MOMENT}.`)),
  next_at: nullable(string(`Next attempt of a waiting delivery, ${MOMENT}.`)),
});
export type WebhookDeliveryView = InferType<typeof webhookDeliveryView>;

const access = AREAS.webhook;

/** Settings and deliveries of the webhook (ENQ-18). */
export const webhook = {
  get: {
    route: 'GET /api/webhook',
    access,
    summary: 'Get the webhook',
    description: 'Null if there is no webhook.',
    answers: { 200: enveloped(nullable(webhookView)) },
  },
  save: {
    route: 'PUT /api/webhook',
    access,
    summary: 'Set the URL of the webhook',
    description: 'The first request creates the secret, which is returned only once.',
    json: WEBHOOK_EDIT,
    answers: { 200: enveloped(webhookView) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  remove: {
    route: 'DELETE /api/webhook',
    access,
    summary: 'Remove the webhook',
    description: 'Waiting deliveries are dropped.',
    answers: { 200: enveloped(nothing()) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  renewSecret: {
    route: 'POST /api/webhook/secret',
    access,
    audit: { action: 'secret_renewed' },
    summary: 'Renew the secret of the webhook',
    description: 'The new secret is returned only once and signs all further deliveries.',
    answers: { 201: enveloped(webhookView) },
    errors: ['webhook_missing'],
  },
  test: {
    route: 'POST /api/webhook/test',
    access,
    audit: { action: 'tested' },
    summary: 'Send a test delivery',
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['webhook_missing'],
  },
  deliveries: {
    route: 'GET /api/webhook/deliveries',
    access,
    summary: 'List the latest deliveries, newest first',
    answers: { 200: enveloped(array(webhookDeliveryView)) },
  },
  deliverAgain: {
    route: 'POST /api/webhook/deliveries/{id}/again',
    access,
    audit: { action: 'delivered_again' },
    summary: 'Send a delivery again',
    description: 'The full number of attempts is available again.',
    path: { id: '`delivery_id`' },
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
