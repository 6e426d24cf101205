import { Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import type { PreviewView } from '@reefdesk/contracts/editing/endpoints';
import { NEW_PREVIEW, type NewPreview, PREVIEW_LIST_QUERY, type PreviewListQuery } from '@reefdesk/contracts/editing/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { PreviewsService } from './previews.service.ts';

@RequireRole('admin')
@Controller('api/previews')
export class PreviewsAdminController {
  constructor(private readonly previews: PreviewsService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(@ReadQuery(PREVIEW_LIST_QUERY) asked: PreviewListQuery, @CalledBy() caller: Caller): Promise<Success<PreviewView[]>> {
    return success(await this.previews.list(asked, caller));
  }

  @Post()
  @Header('Cache-Control', NO_STORE)
  async make(@ReadBody(NEW_PREVIEW) asked: NewPreview, @CalledBy() caller: Caller): Promise<Success<PreviewView>> {
    return success(await this.previews.make(asked, caller), 'Link made');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async revoke(@Param('id') id: string, @CalledBy() caller: Caller): Promise<Success<{ preview_id: string }>> {
    await this.previews.revoke(id, caller);
    return success({ preview_id: id }, 'Link revoked');
  }
}
