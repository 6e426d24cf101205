import { Controller } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { toUserView } from '../accounts/user.mapper.ts';
import { OwnNameService } from './own-name.service.ts';

@Controller()
export class OwnNameController {
  constructor(private readonly names: OwnNameService) {}

  @Endpoint(ownAccount.rename)
  async rename({ body, expected }: Input<typeof ownAccount.rename>, @CalledBy() caller: Caller): Promise<Success<UserView>> {
    return success(toUserView(await this.names.rename(caller, body.fullname, expected)), 'Saved');
  }
}
