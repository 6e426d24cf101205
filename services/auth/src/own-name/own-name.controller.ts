import { Controller, Header, Patch, Res } from '@nestjs/common';
import { OWN_ACCOUNT_EDIT, type OwnAccountEdit } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ExpectedVersion, tagVersion } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { toUserView } from '../users/user.mapper.ts';
import { OwnNameService } from './own-name.service.ts';

@Controller('api/me')
@SignedIn()
export class OwnNameController {
  constructor(private readonly names: OwnNameService) {}

  @Patch()
  @Header('Cache-Control', NO_STORE)
  async rename(
    @CalledBy() caller: Caller,
    @ReadBody(OWN_ACCOUNT_EDIT) { fullname }: OwnAccountEdit,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<UserView>> {
    const renamed = await this.names.rename(caller, fullname, expected);
    tagVersion(response, renamed.version);
    return success(toUserView(renamed), 'Saved');
  }
}
