import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText } from '../schema/text.ts';

/**
 * Whether an address may be asked for at all: https on its usual port, no name and password in it, no fragment, a name with a dot.
 * Where it leads is looked at with each delivery.
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
