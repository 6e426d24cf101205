import { Controller, Delete, Get, Header } from '@nestjs/common';
import type { ProviderLinkView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { OidcService } from './oidc.service.ts';

@Controller('api/oidc/link')
@SignedIn()
export class OidcLinkController {
  constructor(private readonly oidc: OidcService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async look(@CalledBy() caller: Caller): Promise<Success<ProviderLinkView>> {
    return success({ linked: await this.oidc.isLinked(caller) });
  }

  @Delete()
  @Header('Cache-Control', NO_STORE)
  async unlink(@CalledBy() caller: Caller): Promise<Success<null>> {
    await this.oidc.unlink(caller);
    return success(null, 'From now on your password alone lets you in');
  }
}
