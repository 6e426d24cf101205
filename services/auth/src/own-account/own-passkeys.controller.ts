import { Controller, Req } from '@nestjs/common';
import { passkeys } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { PasskeyAddedView, PasskeySetupView, PasskeysView, PasskeyView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request } from 'express';
import { OwnPasskeysService } from './own-passkeys.service.ts';

@Controller()
export class OwnPasskeysController {
  constructor(private readonly own: OwnPasskeysService) {}

  @Endpoint(passkeys.list)
  async list(@CalledBy() caller: Caller): Promise<Success<PasskeysView>> {
    return success(await this.own.list(caller));
  }

  @Endpoint(passkeys.setUp)
  async begin(
    { body: { password } }: Input<typeof passkeys.setUp>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<PasskeySetupView>> {
    return success(await this.own.begin(caller, password, request.ip));
  }

  @Endpoint(passkeys.add)
  async add({ body }: Input<typeof passkeys.add>, @CalledBy() caller: Caller): Promise<Success<PasskeyAddedView>> {
    return success(await this.own.add(caller, body), 'The passkey is added');
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
