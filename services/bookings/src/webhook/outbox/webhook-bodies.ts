import { Injectable } from '@nestjs/common';
import type { WebhookEvent } from '@reefdesk/contracts/webhook-words';
import type { DeliveryDocument } from './delivery.schema.ts';

/** What a delivery says. */
export interface DeliveryContent {
  /** Of the enquiry; null where there is none. */
  reference: string | null;
  data: object;
}

/** Says what an event tells of a record as it is now; null while its version is not stored (yet). */
export type BodyWriter = (about: string, version: number) => Promise<DeliveryContent | null>;

/** Who in this process knows what to say of which event; added before the application is up. */
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
