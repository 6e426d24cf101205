import { Controller } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { type WebhookDeliveryView, type WebhookView, webhook } from '@reefdesk/contracts/webhook/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { WebhookService } from './webhook.service.ts';

@Controller()
export class WebhookAdminController {
  constructor(private readonly webhook: WebhookService) {}

  @Endpoint(webhook.get)
  async get(): Promise<Success<WebhookView | null>> {
    return success(await this.webhook.get());
  }

  @Endpoint(webhook.save)
  async save({ body, expected }: Input<typeof webhook.save>): Promise<Success<WebhookView>> {
    return success(await this.webhook.save(body.url, expected), 'Webhook saved');
  }

  @Endpoint(webhook.remove)
  async remove({ expected }: Input<typeof webhook.remove>): Promise<Success<null>> {
    await this.webhook.remove(expected);
    return success(null, 'Webhook removed');
  }

  @Endpoint(webhook.renewSecret)
  async renewSecret(): Promise<Success<WebhookView>> {
    return success(await this.webhook.renewSecret(), 'Secret renewed');
  }

  @Endpoint(webhook.test)
  async test(): Promise<Success<WebhookDeliveryView>> {
    return success(await this.webhook.test(), 'Test on its way');
  }

  @Endpoint(webhook.deliveries)
  async deliveries(): Promise<Success<WebhookDeliveryView[]>> {
    return success(await this.webhook.latest());
  }

  @Endpoint(webhook.deliverAgain)
  async deliverAgain({ id }: Input<typeof webhook.deliverAgain>): Promise<Success<WebhookDeliveryView>> {
    return success(await this.webhook.again(id), 'Delivery on its way');
  }
}
