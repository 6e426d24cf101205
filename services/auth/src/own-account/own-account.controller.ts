import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { ownAccount, type SavedViewView, savedViews } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { AccountExportView, UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { toUserView } from '../accounts/user.mapper.ts';
import { clearDeviceCookie, readDeviceCookie } from '../sign-in/device-cookie.ts';
import { clearSessionCookie, setSessionCookie } from '../sign-in/session-cookie.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { OwnDataService } from './own-data.service.ts';
import { OwnErasureService } from './own-erasure.service.ts';
import { OwnNameService } from './own-name.service.ts';
import { PasswordChangeService } from './password-change.service.ts';
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

@Controller()
export class ErasureController {
  constructor(private readonly erasure: OwnErasureService) {}

  @Endpoint(ownAccount.erase)
  async erase(
    { body: { password } }: Input<typeof ownAccount.erase>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.erasure.erase(caller, password, { address: request.ip, deviceSecret: readDeviceCookie(request) });
    clearSessionCookie(response);
    clearDeviceCookie(response);
    return success(null, 'Your account is erased');
  }
}

@Controller()
export class PasswordChangeController {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly passwords: PasswordChangeService,
  ) {}

  @Endpoint(accounts.changePassword)
  async change(
    { body }: Input<typeof accounts.changePassword>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    const { secret, remembered } = await this.passwords.change(await this.signedIn.require(caller), body, request.ip);
    setSessionCookie(response, secret, remembered);
    return success(null, 'Password changed successfully');
  }
}

@Controller()
export class OwnNameController {
  constructor(private readonly names: OwnNameService) {}

  @Endpoint(ownAccount.rename)
  async rename({ body, expected }: Input<typeof ownAccount.rename>, @CalledBy() caller: Caller): Promise<Success<UserView>> {
    return success(toUserView(await this.names.rename(caller, body.fullname, expected)), 'Saved');
  }
}

const DAY_LENGTH = '2027-03-14'.length;

@Controller()
export class OwnDataController {
  constructor(private readonly data: OwnDataService) {}

  /** A file, so the response has no envelope. */
  @Endpoint(ownAccount.exportData)
  async export(@CalledBy() caller: Caller, @Res({ passthrough: true }) response: Response): Promise<AccountExportView> {
    const data = await this.data.export(caller);
    response.setHeader('Content-Disposition', `attachment; filename="account-${data.exported_at.slice(0, DAY_LENGTH)}.json"`);
    return data;
  }
}
