import { Injectable, Logger } from '@nestjs/common';
import type { OidcOutcome } from '@reefdesk/contracts/accounts/values';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { type Arrival, OidcArrival } from './oidc-arrival.ts';
import { flowIdOf } from './oidc-flow.schema.ts';
import { OidcFlowsRepository } from './oidc-flows.repository.ts';
import { OidcLinking } from './oidc-linking.ts';
import { back } from './oidc-pages.ts';
import { type Checks, type Identity, Provider } from './provider.ts';

export interface Return {
  url: string;
  secret: string | undefined;
  address: string | undefined;
}

/** Finishes the OpenID Connect flow (PPL-03). Every error redirects to a page that shows it. */
@Injectable()
export class OidcReturnService {
  private readonly logger = new Logger(OidcReturnService.name);

  constructor(
    private readonly provider: Provider,
    private readonly flows: OidcFlowsRepository,
    private readonly linking: OidcLinking,
    private readonly arrival: OidcArrival,
  ) {}

  /** Only one of several parallel requests succeeds. */
  async finish(caller: Caller, { url, secret, address }: Return): Promise<Arrival> {
    this.provider.requireConfigured();
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const state = new URLSearchParams(query).get('state') ?? '';
    const browser = sessionIdOf(secret);
    const flow = browser === undefined ? null : await this.flows.take(flowIdOf(state), browser, new Date());
    if (!flow) return { to: back({}, 'expired') };
    const { language, purpose } = flow;
    const user = purpose === 'link' ? await this.linking.linkingAccount(caller, flow.userId) : undefined;
    const page = { language, user };
    if (purpose === 'link' && !user) return { to: back(page, 'expired') };
    const identity = await this.identify(query, { ...flow, state });
    if (typeof identity === 'string') return { to: back(page, identity) };
    if (user) return { to: back(page, await this.linking.link(user, identity, address)) };
    return this.arrival.of(identity, language, address);
  }

  private async identify(query: string, checks: Checks): Promise<Identity | OidcOutcome> {
    try {
      return (await this.provider.identify(query, checks)) ?? 'cancelled';
    } catch (error) {
      // The whole error is not logged, because it may contain the request to the provider.
      const { code, message } = error as { code?: string; message?: string };
      this.logger.warn({ code, why: message }, 'A sign-in by the provider was rejected');
      return 'failed';
    }
  }
}
