import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Courier, WebhookMetrics } from './courier.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DELIVERY_MODEL, deliverySchema } from './delivery.schema.ts';
import { WebhookAdminController } from './webhook.controller.ts';
import { WebhookRepository } from './webhook.repository.ts';
import { WEBHOOK_MODEL, webhookSchema } from './webhook.schema.ts';
import { WebhookService } from './webhook.service.ts';
import { WebhookBodies } from './webhook-bodies.ts';
import { WebhookOutbox } from './webhook-outbox.ts';
import { WEBHOOK_TRANSPORT, type WebhookTransport } from './webhook-transport.ts';

/** Global, because several modules use the one outbox. */
@Global()
@Module({})
export class WebhookModule implements OnModuleInit {
  constructor(
    private readonly outbox: WebhookOutbox,
    private readonly courier: Courier,
  ) {}

  onModuleInit(): void {
    this.outbox.onWake(() => this.courier.wake());
  }

  static forRoot(transport: WebhookTransport): DynamicModule {
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
        { provide: WEBHOOK_TRANSPORT, useValue: transport },
      ],
      exports: [WebhookOutbox, WebhookBodies],
    };
  }
}
