import type { Success } from '@reefdesk/contracts/envelope';
import type { WebhookDeliveryView, WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

const PATH = '/api/webhook';

const webhookApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if no webhook is configured. */
    webhook: build.query<WebhookView | null, void>({
      query: () => PATH,
      transformResponse: ({ data }: Success<WebhookView | null>) => data,
      keepUnusedDataFor: 0,
    }),
    saveWebhook: build.mutation<WebhookView, { url: string; version: number | undefined }>({
      query: ({ url, version }) => ({
        method: 'PUT',
        path: PATH,
        ...(version !== undefined && { headers: ifMatch(version) }),
        body: { url },
      }),
      transformResponse: ({ data }: Success<WebhookView>) => data,
    }),
    removeWebhook: build.mutation<unknown, number>({
      query: (version) => ({ method: 'DELETE', path: PATH, headers: ifMatch(version) }),
    }),
    renewWebhookSecret: build.mutation<WebhookView, void>({
      query: () => ({ method: 'POST', path: `${PATH}/secret` }),
      transformResponse: ({ data }: Success<WebhookView>) => data,
    }),
    testWebhook: build.mutation<unknown, void>({ query: () => ({ method: 'POST', path: `${PATH}/test` }) }),
    webhookDeliveries: build.query<WebhookDeliveryView[], void>({
      query: () => `${PATH}/deliveries`,
      transformResponse: ({ data }: Success<WebhookDeliveryView[]>) => data,
      keepUnusedDataFor: 0,
    }),
    sendDeliveryAgain: build.mutation<unknown, string>({
      query: (id) => ({ method: 'POST', path: `${PATH}/deliveries/${encodeURIComponent(id)}/again` }),
    }),
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
