import { AREAS } from '../access.ts';
import { WEBHOOK_EDIT } from '../requests/webhook.requests.ts';
import { enveloped, listOf, nothing, orNone } from '../schema/view.ts';
import { webhookDeliveryView, webhookView } from '../views/webhook.views.ts';
import type { Calls } from './call.ts';

const access = AREAS.webhook;

/** Settings and deliveries of the webhook for new enquiries and changed bookings (ENQ-18). */
export const webhookCalls: Calls = {
  'GET /api/webhook': {
    access,
    summary: 'Where another system is told; null: none is',
    answers: { 200: enveloped(orNone(webhookView)) },
  },
  'PUT /api/webhook': {
    access,
    summary: 'Set the address, or another one; the first time makes the secret, which is told once',
    json: WEBHOOK_EDIT,
    answers: { 200: enveloped(webhookView) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  'DELETE /api/webhook': {
    access,
    summary: 'Tell nobody any more; what is waiting is dropped',
    answers: { 200: enveloped(nothing()) },
    errors: ['webhook_missing'],
    guards: webhookView,
  },
  'POST /api/webhook/secret': {
    access,
    summary: 'Make the secret anew, told once; deliveries are signed with it from now on',
    answers: { 201: enveloped(webhookView) },
    errors: ['webhook_missing'],
  },
  'POST /api/webhook/test': {
    access,
    summary: 'Send a delivery that says nothing but that it came',
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['webhook_missing'],
  },
  'GET /api/webhook/deliveries': {
    access,
    summary: 'The latest deliveries, newest first',
    answers: { 200: enveloped(listOf(webhookDeliveryView)) },
  },
  'POST /api/webhook/deliveries/{id}/again': {
    access,
    summary: 'Send a delivery again, with all its tries',
    path: { id: '`delivery_id`' },
    answers: { 201: enveloped(webhookDeliveryView) },
    errors: ['not_found'],
  },
};
