import { Controller, Delete, Get, Header, Param, Put } from '@nestjs/common';
import { SAVED_VIEW, type SavedView } from '@reefdesk/contracts/accounts/saved-views';
import type { SavedViewView } from '@reefdesk/contracts/accounts/saved-views.endpoints';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { SavedViewsService } from './saved-views.service.ts';

@Controller('api/me/views')
@RequireRole('admin')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(@CalledBy() caller: Caller): Promise<Success<SavedViewView[]>> {
    return success(await this.views.list(caller));
  }

  @Put(':id')
  @Header('Cache-Control', NO_STORE)
  async save(@CalledBy() caller: Caller, @Param('id') id: string, @ReadBody(SAVED_VIEW) view: SavedView): Promise<Success<SavedViewView>> {
    return success(await this.views.save(caller, id, view), 'View saved');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@CalledBy() caller: Caller, @Param('id') id: string): Promise<Success<null>> {
    await this.views.remove(caller, id);
    return success(null, 'View removed');
  }
}
