import { Controller, Delete, Get, Header, Param, Post, Put, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { WebhookDeliveryView, WebhookView } from '@reefdesk/contracts/webhook/endpoints';
import { WEBHOOK_EDIT, type WebhookEdit } from '@reefdesk/contracts/webhook/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { WebhookService } from './webhook.service.ts';

@RequireRole('admin')
@Controller('api/webhook')
export class WebhookAdminController {
  constructor(private readonly webhook: WebhookService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async get(): Promise<Success<WebhookView | null>> {
    return success(await this.webhook.get());
  }

  @Put()
  @Header('Cache-Control', NO_STORE)
  async save(
    @ReadBody(WEBHOOK_EDIT) { url }: WebhookEdit,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<WebhookView>> {
    return versioned(response, await this.webhook.save(url, expected), 'Webhook saved');
  }

  @Delete()
  @Header('Cache-Control', NO_STORE)
  async remove(@ExpectedVersion() expected: number | null): Promise<Success<null>> {
    await this.webhook.remove(expected);
    return success(null, 'Webhook removed');
  }

  @Post('secret')
  @Header('Cache-Control', NO_STORE)
  async renewSecret(@Res({ passthrough: true }) response: Response): Promise<Success<WebhookView>> {
    return versioned(response, await this.webhook.renewSecret(), 'Secret renewed');
  }

  @Post('test')
  @Header('Cache-Control', NO_STORE)
  async test(): Promise<Success<WebhookDeliveryView>> {
    return success(await this.webhook.test(), 'Test on its way');
  }

  @Get('deliveries')
  @Header('Cache-Control', NO_STORE)
  async deliveries(): Promise<Success<WebhookDeliveryView[]>> {
    return success(await this.webhook.latest());
  }

  @Post('deliveries/:id/again')
  @Header('Cache-Control', NO_STORE)
  async again(@Param('id') id: string): Promise<Success<WebhookDeliveryView>> {
    return success(await this.webhook.again(id), 'Delivery on its way');
  }
}
