import { Controller } from '@nestjs/common';
import { type PreviewView, previews } from '@reefdesk/contracts/editing/endpoints';
import { OpenPreview, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { PreviewsService } from './previews.service.ts';

@Controller()
export class PreviewsMessagesController {
  constructor(private readonly previews: PreviewsService) {}

  @HandleMessage(OpenPreview)
  async open({ token }: { token: string }): Promise<{ record: PreviewedRecord | null }> {
    return { record: await this.previews.open(token) };
  }
}

@Controller()
export class PreviewsAdminController {
  constructor(private readonly previews: PreviewsService) {}

  @Endpoint(previews.list)
  async list({ query }: Input<typeof previews.list>, @CalledBy() caller: Caller): Promise<Success<PreviewView[]>> {
    return success(await this.previews.list(query, caller));
  }

  @Endpoint(previews.create)
  async create({ body }: Input<typeof previews.create>, @CalledBy() caller: Caller): Promise<Success<PreviewView>> {
    return success(await this.previews.make(body, caller), 'Link made');
  }

  @Endpoint(previews.revoke)
  async revoke({ id }: Input<typeof previews.revoke>, @CalledBy() caller: Caller): Promise<Success<{ preview_id: string }>> {
    await this.previews.revoke(id, caller);
    return success({ preview_id: id }, 'Link revoked');
  }
}
