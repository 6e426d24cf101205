import { Injectable, Logger } from '@nestjs/common';
import type { OidcPurpose } from '@reefdesk/contracts/accounts/values';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import * as client from 'openid-client';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { FLOW_LIFE_MS, flowIdOf, type OidcFlowDocument } from './oidc-flow.schema.ts';
import { OidcFlowsRepository } from './oidc-flows.repository.ts';
import { isShown } from './oidc-linking.ts';
import { back, pageIn } from './oidc-pages.ts';
import { type Checks, Provider } from './provider.ts';

export interface Start {
  purpose: OidcPurpose;
  language: LanguageCode;
  address: string | undefined;
  isFromElsewhere: boolean;
}

/** Begins the OpenID Connect flow (PPL-03). Every error redirects to a page that shows it. */
@Injectable()
export class OidcStartService {
  private readonly logger = new Logger(OidcStartService.name);

  constructor(
    private readonly provider: Provider,
    private readonly flows: OidcFlowsRepository,
    private readonly signedIn: SignedInUsers,
    private readonly attempts: AttemptsService,
  ) {}

  /** Returns the redirect and, if it leads to the provider, the secret that identifies the browser in the callback. */
  async begin(caller: Caller, { purpose, language, address, isFromElsewhere }: Start): Promise<{ to: string; secret?: string }> {
    this.provider.requireConfigured();
    if (isFromElsewhere) return { to: pageIn(PATHS.signIn, language) };
    const user = purpose === 'link' ? (await this.signedIn.find(caller))?.user : undefined;
    const page = { language, user };
    if (purpose === 'link' && !user) return { to: back(page, 'expired') };
    if (user && !isShown(user)) return { to: back(page, 'unverified') };
    const isHeldBack = await this.attempts.beginProvider(address).then(() => false, isThrottled);
    if (isHeldBack) return { to: back(page, 'throttled') };
    const secret = createSessionSecret();
    const checks = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
    try {
      const to = (await this.provider.addressFor(checks)).href;
      await this.flows.insert(newFlow(checks, { secret, purpose, language, userId: user?._id }));
      return { to, secret };
    } catch (error) {
      this.logger.warn({ err: error }, 'The sign-in provider is unreachable');
      return { to: back(page, 'unavailable') };
    }
  }
}

function isThrottled(error: unknown): true {
  if (error instanceof AppError && error.code === 'too_many_attempts') return true;
  throw error;
}

function newFlow(
  { state, nonce, verifier }: Checks,
  { secret, purpose, language, userId }: { secret: string; purpose: OidcPurpose; language: LanguageCode; userId: string | undefined },
): OidcFlowDocument {
  const browser = sessionIdOf(secret) as string;
  const expiresAt = new Date(Date.now() + FLOW_LIFE_MS);
  return { _id: flowIdOf(state), browser, nonce, verifier, purpose, language, expiresAt, ...(userId && { userId }) };
}
