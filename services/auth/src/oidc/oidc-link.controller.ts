import { Controller } from '@nestjs/common';
import { oidc } from '@reefdesk/contracts/accounts/endpoints';
import type { ProviderLinkView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import { OidcService } from './oidc.service.ts';

@Controller()
export class OidcLinkController {
  constructor(private readonly oidc: OidcService) {}

  @Endpoint(oidc.getLink)
  async look(@CalledBy() caller: Caller): Promise<Success<ProviderLinkView>> {
    return success({ linked: await this.oidc.isLinked(caller) });
  }

  @Endpoint(oidc.unlink)
  async unlink(@CalledBy() caller: Caller): Promise<Success<null>> {
    await this.oidc.unlink(caller);
    return success(null, 'From now on your password alone lets you in');
  }
}
