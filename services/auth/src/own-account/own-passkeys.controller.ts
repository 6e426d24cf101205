import { Controller, Req, Res } from '@nestjs/common';
import { ownAccount, passkeys } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { PasskeyAddedView, PasskeySetupView, PasskeysView, PasskeyView, SessionView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { clearSessionCookie } from '../sign-in/session-cookie.ts';
import { NewPasskeysService, PasskeySetup } from './new-passkeys.service.ts';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Controller()
export class OwnSessionsController {
  constructor(private readonly own: OwnSessionsService) {}

  @Endpoint(ownAccount.sessions)
  async list(@CalledBy() caller: Caller): Promise<Success<SessionView[]>> {
    return success(await this.own.list(caller));
  }

  @Endpoint(ownAccount.endOtherSessions)
  async endOthers(
    { body: { password } }: Input<typeof ownAccount.endOtherSessions>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<null>> {
    await this.own.endOthers(caller, password, request.ip);
    return success(null, 'You are signed out everywhere else');
  }

  @Endpoint(ownAccount.endSession)
  async end(
    { id }: Input<typeof ownAccount.endSession>,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    if (await this.own.end(caller, id)) clearSessionCookie(response);
    return success(null, 'This session is over');
  }
}

@Controller()
export class OwnPasskeysController {
  constructor(
    private readonly own: OwnPasskeysService,
    private readonly setup: PasskeySetup,
    private readonly created: NewPasskeysService,
  ) {}

  @Endpoint(passkeys.list)
  async list(@CalledBy() caller: Caller): Promise<Success<PasskeysView>> {
    return success(await this.setup.list(caller));
  }

  @Endpoint(passkeys.setUp)
  async begin(
    { body: { password } }: Input<typeof passkeys.setUp>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<PasskeySetupView>> {
    return success(await this.setup.begin(caller, password, request.ip));
  }

  @Endpoint(passkeys.add)
  async add({ body }: Input<typeof passkeys.add>, @CalledBy() caller: Caller): Promise<Success<PasskeyAddedView>> {
    return success(await this.created.add(caller, body), 'The passkey is added');
  }

  @Endpoint(passkeys.rename)
  async rename({ id, body, expected }: Input<typeof passkeys.rename>, @CalledBy() caller: Caller): Promise<Success<PasskeyView>> {
    return success(await this.own.rename(caller, id, body.name, expected), 'Saved');
  }

  @Endpoint(passkeys.remove)
  async remove(
    { id, body: { password } }: Input<typeof passkeys.remove>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<null>> {
    await this.own.remove(caller, id, password, request.ip);
    return success(null, 'The passkey is removed');
  }
}
