import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@reefdesk/contracts/webhook/requests';
import type { DeliveryDocument } from './delivery.schema.ts';

export interface DeliveryContent {
  /** Reference of the enquiry; null if there is none. */
  reference: string | null;
  data: object;
}

/** Returns null if the version is not stored (yet). */
export type BodyWriter = (about: string, version: number) => Promise<DeliveryContent | null>;

/** Modules add theirs in `onModuleInit`. */
@Injectable()
export class WebhookBodies {
  private readonly writers = new Map<WebhookEvent, BodyWriter>([['test', async () => ({ reference: null, data: {} })]]);

  add(event: WebhookEvent, writer: BodyWriter): void {
    this.writers.set(event, writer);
  }

  async write({ event, about, version }: DeliveryDocument): Promise<DeliveryContent | null> {
    return (await this.writers.get(event)?.(about ?? '', version)) ?? null;
  }
}
