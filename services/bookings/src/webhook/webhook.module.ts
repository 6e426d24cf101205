import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Courier } from './delivery/courier.ts';
import { WebhookMetrics } from './delivery/webhook-metrics.ts';
import { WEBHOOK_ROAD, type WebhookRoad } from './delivery/webhook-road.ts';
import { DeliveriesRepository } from './outbox/deliveries.repository.ts';
import { DELIVERY_MODEL, deliverySchema } from './outbox/delivery.schema.ts';
import { WebhookBodies } from './outbox/webhook-bodies.ts';
import { WebhookOutbox } from './outbox/webhook-outbox.ts';
import { WebhookAdminController } from './settings/webhook.admin.controller.ts';
import { WebhookRepository } from './settings/webhook.repository.ts';
import { WEBHOOK_MODEL, webhookSchema } from './settings/webhook.schema.ts';
import { WebhookService } from './settings/webhook.service.ts';

/** Global, because several modules put deliveries into the one outbox. */
@Global()
@Module({})
export class WebhookModule {
  static forRoot(road: WebhookRoad): DynamicModule {
    return {
      module: WebhookModule,
      imports: [
        MongooseModule.forFeature([
          { name: WEBHOOK_MODEL, schema: webhookSchema },
          { name: DELIVERY_MODEL, schema: deliverySchema },
        ]),
      ],
      controllers: [WebhookAdminController],
      providers: [
        WebhookRepository,
        DeliveriesRepository,
        WebhookBodies,
        WebhookOutbox,
        WebhookMetrics,
        WebhookService,
        Courier,
        { provide: WEBHOOK_ROAD, useValue: road },
      ],
      exports: [WebhookOutbox, WebhookBodies],
    };
  }
}
