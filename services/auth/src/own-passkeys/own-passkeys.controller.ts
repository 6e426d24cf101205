import { Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { PASSWORD_CONSENT, type PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import { NEW_PASSKEY, type NewPasskey, PASSKEY_EDIT, type PasskeyEdit } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyAddedView, PasskeySetupView, PasskeysView, PasskeyView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { OwnPasskeysService } from './own-passkeys.service.ts';

@Controller('api/passkeys')
@SignedIn()
export class OwnPasskeysController {
  constructor(private readonly own: OwnPasskeysService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(@CalledBy() caller: Caller): Promise<Success<PasskeysView>> {
    return success(await this.own.list(caller));
  }

  @Post('setup')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async begin(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
  ): Promise<Success<PasskeySetupView>> {
    return success(await this.own.begin(caller, password, request.ip));
  }

  @Post()
  @Header('Cache-Control', NO_STORE)
  async add(@CalledBy() caller: Caller, @ReadBody(NEW_PASSKEY) passkey: NewPasskey): Promise<Success<PasskeyAddedView>> {
    return success(await this.own.add(caller, passkey), 'The passkey is added');
  }

  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async rename(
    @CalledBy() caller: Caller,
    @Param('id') id: string,
    @ReadBody(PASSKEY_EDIT) { name }: PasskeyEdit,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<PasskeyView>> {
    return versioned(response, await this.own.rename(caller, id, name, expected), 'Saved');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Param('id') id: string,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
  ): Promise<Success<null>> {
    await this.own.remove(caller, id, password, request.ip);
    return success(null, 'The passkey is removed');
  }
}
