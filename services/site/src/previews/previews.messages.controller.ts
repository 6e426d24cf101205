import { Controller } from '@nestjs/common';
import { OpenPreview, type PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
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
