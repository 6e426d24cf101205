import { Controller } from '@nestjs/common';
import { type SavedViewView, savedViews } from '@reefdesk/contracts/accounts/own-account.endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { SavedViewsService } from './saved-views.service.ts';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Endpoint(savedViews.list)
  async list(@CalledBy() caller: Caller): Promise<Success<SavedViewView[]>> {
    return success(await this.views.list(caller));
  }

  @Endpoint(savedViews.save)
  async save({ id, body }: Input<typeof savedViews.save>, @CalledBy() caller: Caller): Promise<Success<SavedViewView>> {
    return success(await this.views.save(caller, id, body), 'View saved');
  }

  @Endpoint(savedViews.remove)
  async remove({ id }: Input<typeof savedViews.remove>, @CalledBy() caller: Caller): Promise<Success<null>> {
    await this.views.remove(caller, id);
    return success(null, 'View removed');
  }
}
