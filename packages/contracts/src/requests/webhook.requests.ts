import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText } from '../schema/text.ts';

/**
 * True if the URL may be called at all: https on its default port, without credentials or fragment, with a dot or colon in the host.
 * The resolved address is checked before each delivery.
 */
export function isWebhookAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, port, username, password, hash, hostname } = new URL(value);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && /[.:]/.test(hostname);
}

export const webhookEdit = object({
  url: requiredText(LIMITS.webhookUrlMaxLength)
    .label('Address')
    .test({ name: 'https', message: fault('webhook_address'), skipAbsent: true, test: (value) => isWebhookAddress(value ?? '') }),
});
export type WebhookEdit = InferType<typeof webhookEdit>;
export const WEBHOOK_EDIT = { schema: webhookEdit } satisfies BodyShape<typeof webhookEdit>;
