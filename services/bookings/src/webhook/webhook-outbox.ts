import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@reefdesk/contracts/webhook/requests';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { DeliveryDocument } from './delivery.schema.ts';
import { WebhookRepository } from './webhook.repository.ts';

const DAY_MS = 24 * 3_600_000;
export const REMEMBERED_MS = 30 * DAY_MS;

/** A delivery is stored before the change itself is written, and sent after it. */
@Injectable()
export class WebhookOutbox {
  private readonly alarms = new Set<() => void>();

  constructor(
    private readonly webhook: WebhookRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** Must be called before version `version` of `about` is written. Idempotent. The delivery is dropped if its version never appears. */
  async put(event: WebhookEvent, about: string, version: number): Promise<void> {
    if (await this.webhook.find()) await this.deliveries.insertOnce(newDelivery(event, about, version));
  }

  async putTest(): Promise<DeliveryDocument> {
    const test = { ...newDelivery('test', null, 1), state: 'waiting' as const };
    await this.deliveries.insertOnce(test);
    this.wake();
    return test;
  }

  wake(): void {
    for (const alarm of this.alarms) alarm();
  }

  onWake(alarm: () => void): void {
    this.alarms.add(alarm);
  }
}

function newDelivery(event: WebhookEvent, about: string | null, version: number): DeliveryDocument {
  const createdAt = new Date();
  return {
    _id: `${event}.${about ?? randomUUID()}.${version}`,
    event,
    about,
    version,
    reference: null,
    state: 'put',
    createdAt,
    attempts: 0,
    notBefore: createdAt,
    claim: null,
    triedAt: null,
    status: null,
    fault: null,
    expiresAt: new Date(createdAt.getTime() + REMEMBERED_MS),
  };
}
