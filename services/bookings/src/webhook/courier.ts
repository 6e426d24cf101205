import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@reefdesk/contracts/webhook/requests';
import { DELIVERY_TRIES, WEBHOOK_HEADERS } from '@reefdesk/contracts/webhook/requests';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { inBackground } from '@reefdesk/service-kit/tracing/background-work';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryDocument } from './delivery.schema.ts';
import { WebhookRepository } from './webhook.repository.ts';
import type { WebhookDocument } from './webhook.schema.ts';
import { type DeliveryContent, WebhookBodies } from './webhook-bodies.ts';
import { REMEMBERED_MS } from './webhook-outbox.ts';
import { postTo, WEBHOOK_TRANSPORT, type WebhookTransport } from './webhook-transport.ts';

/** The gauge reads the database, so every replica reports the same value. */
@Injectable()
export class WebhookMetrics {
  private readonly deliveries;

  constructor(metrics: Metrics, repository: DeliveriesRepository) {
    this.deliveries = metrics.counter('webhook_deliveries_total', 'Tries to tell another system, by what came of them', [
      'event',
      'outcome',
    ]);
    metrics.gauge('webhook_deliveries_waiting', 'What another system is still to be told', [], async (gauge) =>
      gauge.set(await repository.countWaiting()),
    );
  }

  count(event: WebhookEvent, outcome: 'delivered' | 'postponed' | 'failed'): void {
    this.deliveries.inc({ event, outcome });
  }
}

const MINUTE_MS = 60_000;
/** Pauses between attempts: twelve within a day. */
const PAUSES_MINUTES = [0.5, 1, 2, 5, 10, 30, 60, 120, 180, 360, 600];

/** Undefined if the delivery is given up. */
function nextTry(attempts: number, now: Date): Date | undefined {
  const minutes = attempts < DELIVERY_TRIES ? PAUSES_MINUTES[attempts - 1] : undefined;
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Also the maximum delay for deliveries that another replica left. */
const IDLE_SECONDS = 5;
/** Longer than an attempt takes. */
const CLAIM_MS = 60_000;
/** A delivery is dropped if its record's version is still missing after this time. */
const AWAITED_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 1_000;

/**
 * Each delivery is claimed with one atomic write, so replicas share the work. It is sent twice, with the same id, only if its replica is
 * killed between the response and the database write.
 */
@Injectable()
export class Courier extends RecurringWork {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly webhook: WebhookRepository,
    private readonly bodies: WebhookBodies,
    private readonly metrics: WebhookMetrics,
    @Inject(WEBHOOK_TRANSPORT) private readonly transport: WebhookTransport,
  ) {
    super(IDLE_SECONDS, 'Deliveries of the webhook have to wait');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = new Date();
      const delivery = await this.deliveries.claim(now, new Date(now.getTime() + CLAIM_MS));
      if (!delivery) return;
      await inBackground('send webhook', () => this.deliver(delivery));
    }
  }

  private async deliver(delivery: DeliveryDocument): Promise<void> {
    const webhook = await this.webhook.find();
    if (!webhook) return this.deliveries.remove(delivery);
    const content = await this.bodies.write(delivery);
    if (!content) return this.putBack(delivery);
    await this.settle(delivery, webhook, content);
  }

  private async settle(delivery: DeliveryDocument, webhook: WebhookDocument, content: DeliveryContent): Promise<void> {
    const { _id: id, event, createdAt } = delivery;
    const body = JSON.stringify({ id, event, at: createdAt.toISOString(), data: content.data });
    const { status, fault: error } = await postTo(this.transport, new URL(webhook.url), body, {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Reefdesk-Webhook',
      [WEBHOOK_HEADERS.event]: event,
      [WEBHOOK_HEADERS.delivery]: id,
      ...signedHeaders(webhook.secret, body, new Date()),
    });
    const now = new Date();
    const tried = { reference: content.reference, triedAt: now, status, fault: error };
    const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
    if (status !== null && status >= 200 && status < 300) {
      this.metrics.count(event, 'delivered');
      return this.deliveries.settle(delivery, { ...tried, state: 'delivered', expiresAt });
    }
    const next = nextTry(delivery.attempts, now);
    this.metrics.count(event, next ? 'postponed' : 'failed');
    this.logger.warn(
      { deliveryId: id, attempts: delivery.attempts, status, fault: error, next },
      'A delivery of the webhook was not taken',
    );
    await this.deliveries.settle(
      delivery,
      next ? { ...tried, state: 'waiting', notBefore: next } : { ...tried, state: 'failed', expiresAt },
    );
  }

  /** The attempt does not count. */
  private putBack(delivery: DeliveryDocument): Promise<void> {
    const now = Date.now();
    // The record is gone, or its version was never written.
    if (delivery.state !== 'put' || now - delivery.createdAt.getTime() > AWAITED_MS) return this.deliveries.remove(delivery);
    return this.deliveries.settle(delivery, { attempts: delivery.attempts - 1, notBefore: new Date(now + LOOK_AGAIN_MS) });
  }
}

/** Signature of a delivery: HMAC-SHA256 over the Unix time in seconds, a dot and the body's bytes. */
function signatureOf(secret: string, seconds: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return { [WEBHOOK_HEADERS.timestamp]: String(seconds), [WEBHOOK_HEADERS.signature]: signatureOf(secret, seconds, body) };
}
