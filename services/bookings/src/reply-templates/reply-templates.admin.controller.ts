import { Controller, Delete, Get, Header, Param, Put, Res } from '@nestjs/common';
import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/reply-templates.endpoints';
import {
  REPLY_TEMPLATE,
  REPLY_TEMPLATE_LIST_QUERY,
  type ReplyTemplate,
  type ReplyTemplateListQuery,
} from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { ReplyTemplatesService } from './reply-templates.service.ts';

@RequireRole('admin')
@Controller('api/reply-templates')
export class ReplyTemplatesAdminController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(
    @ReadQuery(REPLY_TEMPLATE_LIST_QUERY) query: ReplyTemplateListQuery,
  ): Promise<Success<ReplyTemplateView[]> & { next_cursor: string | null }> {
    const { items, nextCursor } = await this.templates.list(query);
    return { ...success(items), next_cursor: nextCursor };
  }

  @Put(':key')
  @Header('Cache-Control', NO_STORE)
  async save(
    @Param('key') key: string,
    @ReadBody(REPLY_TEMPLATE) template: ReplyTemplate,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<ReplyTemplateView>> {
    return versioned(response, await this.templates.save(key, template, expected), 'Reply template saved');
  }

  @Delete(':key')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('key') key: string, @ExpectedVersion() expected: number | null): Promise<Success<null>> {
    await this.templates.remove(key, expected);
    return success(null, 'Reply template removed');
  }
}
