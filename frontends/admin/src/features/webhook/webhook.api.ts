import { api, mutation, query } from '@reefdesk/web-kit';

const webhookApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if no webhook is configured. */
    webhook: query(build, 'GET /api/webhook', { keepUnusedDataFor: 0 }),
    saveWebhook: mutation(build, 'PUT /api/webhook'),
    removeWebhook: mutation(build, 'DELETE /api/webhook'),
    renewWebhookSecret: mutation(build, 'POST /api/webhook/secret'),
    testWebhook: mutation(build, 'POST /api/webhook/test'),
    webhookDeliveries: query(build, 'GET /api/webhook/deliveries', { keepUnusedDataFor: 0 }),
    sendDeliveryAgain: mutation(build, 'POST /api/webhook/deliveries/{id}/again'),
  }),
});

export const {
  useWebhookQuery,
  useSaveWebhookMutation,
  useRemoveWebhookMutation,
  useRenewWebhookSecretMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
  useSendDeliveryAgainMutation,
} = webhookApi;
