import { Controller } from '@nestjs/common';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { type ReplyTemplateView, replyTemplates } from '@reefdesk/contracts/enquiries/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { successOf } from '@reefdesk/service-kit/http/listing';
import { ReplyTemplatesService } from './reply-templates.service.ts';

@Controller()
export class ReplyTemplatesAdminController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @Endpoint(replyTemplates.list)
  async list({ query }: Input<typeof replyTemplates.list>): Promise<AnswerOf<typeof replyTemplates.list>> {
    const page = await this.templates.list(query);
    return successOf(page.items, page);
  }

  @Endpoint(replyTemplates.save)
  async save({ key, body, expected }: Input<typeof replyTemplates.save>): Promise<Success<ReplyTemplateView>> {
    return success(await this.templates.save(key, body, expected), 'Reply template saved');
  }

  @Endpoint(replyTemplates.remove)
  async remove({ key, expected }: Input<typeof replyTemplates.remove>): Promise<Success<null>> {
    await this.templates.remove(key, expected);
    return success(null, 'Reply template removed');
  }
}
