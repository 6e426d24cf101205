import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import type { WebhookDeliveryView, WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryDocument } from './delivery.schema.ts';
import { WebhookRepository } from './webhook.repository.ts';
import { WEBHOOK_ID, type WebhookDocument } from './webhook.schema.ts';
import { REMEMBERED_MS, WebhookOutbox } from './webhook-outbox.ts';
import { WEBHOOK_TRANSPORT, type WebhookTransport } from './webhook-transport.ts';

const SECRET_BYTES = 32;

@Injectable()
export class WebhookService {
  private readonly edits: VersionedEdits<WebhookDocument>;

  constructor(
    private readonly webhook: WebhookRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: WebhookOutbox,
    @Inject(WEBHOOK_TRANSPORT) private readonly transport: WebhookTransport,
  ) {
    this.edits = new VersionedEdits({
      store: webhook,
      view: async (document) => toWebhookView(document),
      // The courier reads the settings for each delivery, so no event is needed.
      announce: () => undefined,
      missing: 'webhook_missing',
    });
  }

  async get(): Promise<WebhookView | null> {
    const webhook = await this.webhook.find();
    return webhook && toWebhookView(webhook);
  }

  /** `expected`: the version that the editor saw. Only the first save returns the secret. */
  async save(address: string, expected: number | null): Promise<WebhookView> {
    const url = this.outside(address);
    if (expected === null && !(await this.webhook.find())) {
      const now = new Date();
      const first = { _id: WEBHOOK_ID, version: 1, createdAt: now, updatedAt: now, url, ...newSecret(now) };
      if (await this.webhook.insert(first)) return toWebhookView(first, first.secret);
    }
    return toWebhookView(await this.edits.change(WEBHOOK_ID, { url }, expected));
  }

  async renewSecret(): Promise<WebhookView> {
    const fresh = newSecret(new Date());
    return toWebhookView(await this.edits.change(WEBHOOK_ID, fresh, null), fresh.secret);
  }

  async remove(expected: number | null): Promise<void> {
    await this.edits.remove(WEBHOOK_ID, expected, () => this.webhook.remove(expected));
    await this.deliveries.dropWaiting();
  }

  async test(): Promise<WebhookDeliveryView> {
    await this.edits.current(WEBHOOK_ID, null);
    return toDeliveryView(await this.outbox.putTest());
  }

  async latest(): Promise<WebhookDeliveryView[]> {
    return (await this.deliveries.listLatest()).map(toDeliveryView);
  }

  async again(id: string): Promise<WebhookDeliveryView> {
    const now = new Date();
    const whole = { notBefore: now, expiresAt: new Date(now.getTime() + REMEMBERED_MS) };
    const delivery = (await this.webhook.find()) && (await this.deliveries.again(id, whole));
    if (!delivery) throw new AppError('not_found');
    this.outbox.wake();
    return toDeliveryView(delivery);
  }

  /** Rejects IP addresses that are not public; host names are checked at each delivery. */
  private outside(address: string): string {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !this.transport.permits(host))
      throw invalidFields({ url: toFieldError({ code: 'webhook_address', params: {} }, 'Address') });
    return url.href;
  }
}

function newSecret(now: Date): Pick<WebhookDocument, 'secret' | 'secretMadeAt'> {
  return { secret: randomBytes(SECRET_BYTES).toString('base64url'), secretMadeAt: now };
}

function toWebhookView({ url, secretMadeAt, updatedAt, version }: WebhookDocument, secret: string | null = null): WebhookView {
  return { url, secret, secret_made_at: secretMadeAt.toISOString(), updated_at: updatedAt.toISOString(), version };
}

function toDeliveryView(delivery: DeliveryDocument): WebhookDeliveryView {
  const state = delivery.state === 'put' ? 'waiting' : delivery.state;
  return {
    delivery_id: delivery._id,
    event: delivery.event,
    record_id: delivery.about,
    reference: delivery.reference,
    state,
    tries: delivery.attempts,
    status: delivery.status,
    fault: delivery.fault,
    created_at: delivery.createdAt.toISOString(),
    tried_at: delivery.triedAt?.toISOString() ?? null,
    next_at: state === 'waiting' ? delivery.notBefore.toISOString() : null,
  };
}
