import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { homeOfStaff } from '@reefdesk/contracts/access';
import { challengeHash, type OidcOutcome, type OidcPurpose, outcomeHash } from '@reefdesk/contracts/accounts/values';
import { type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { addressIn, PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import * as client from 'openid-client';
import type { Holder } from '../accounts/holders.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { ChallengesService } from '../sign-in/challenges.service.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { LinkedAccountsRepository } from './linked-accounts.repository.ts';
import { LinkedAccounts, type Refused } from './linked-accounts.ts';
import { FLOW_LIFE_MS, type OidcFlowDocument } from './oidc-flow.schema.ts';
import { OidcFlowsRepository } from './oidc-flows.repository.ts';
import { type Checks, type Identity, Provider } from './provider.ts';

/** Account page of staff. */
const STAFF_ACCOUNT = '/admin/account';

export interface Start {
  purpose: OidcPurpose;
  language: LanguageCode;
  address: string | undefined;
  /** True if the request comes from another site. */
  isFromElsewhere: boolean;
}

/** A callback from the provider. */
export interface Return {
  /** URL of the request, with the provider's parameters. */
  url: string;
  /** Secret from the browser's cookie. */
  secret: string | undefined;
  address: string | undefined;
}

/** Redirect after the callback, and the user who is signed in, if any. */
export interface Arrival {
  /** Path on this site. */
  to: string;
  admitted?: UserDocument;
}

/** The page that the flow started on. Without a language, the browser's remembered one applies. */
interface Page {
  language?: LanguageCode;
  user?: Holder | undefined;
}

/** The OpenID Connect flow (PPL-03). Every error redirects to a page that shows it. */
@Injectable()
export class OidcService {
  private readonly logger = new Logger(OidcService.name);

  constructor(
    private readonly provider: Provider,
    private readonly flows: OidcFlowsRepository,
    private readonly accounts: LinkedAccounts,
    private readonly linked: LinkedAccountsRepository,
    private readonly signedIn: SignedInUsers,
    private readonly challenges: ChallengesService,
    private readonly attempts: AttemptsService,
    private readonly journal: SignInJournal,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Starts the flow. Returns the redirect and, if it leads to the provider, the secret by which the browser is recognised in the callback.
   */
  async begin(caller: Caller, { purpose, language, address, isFromElsewhere }: Start): Promise<{ to: string; secret?: string }> {
    this.provider.requireConfigured();
    if (isFromElsewhere) return { to: pageIn(PATHS.signIn, language) };
    const user = purpose === 'link' ? await this.whoever(caller) : undefined;
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
      this.logger.warn({ err: error }, 'The sign-in provider can not be asked');
      return { to: back(page, 'unavailable') };
    }
  }

  /** Finishes the flow. Only one of several parallel requests succeeds. */
  async finish(caller: Caller, { url, secret, address }: Return): Promise<Arrival> {
    this.provider.requireConfigured();
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const state = new URLSearchParams(query).get('state') ?? '';
    const browser = sessionIdOf(secret);
    const flow = browser === undefined ? null : await this.flows.take(digestOf(state), browser, new Date());
    if (!flow) return { to: back({}, 'expired') };
    const { language, purpose } = flow;
    const user = purpose === 'link' ? await this.whoLinks(caller, flow) : undefined;
    const page = { language, user };
    if (purpose === 'link' && !user) return { to: back(page, 'expired') };
    const identity = await this.identify(query, { ...flow, state });
    if (typeof identity === 'string') return { to: back(page, identity) };
    if (user) return { to: back(page, await this.link(user, identity, address)) };
    return this.arrive(language, await this.accounts.accountFor(identity, language), address);
  }

  /** Throws `oidc_not_configured`. */
  async isLinked(caller: Caller): Promise<boolean> {
    this.provider.requireConfigured();
    return (await this.signedIn.require(caller)).user.oidcIdentity !== undefined;
  }

  /** Throws `oidc_not_configured`. */
  async unlink(caller: Caller): Promise<void> {
    this.provider.requireConfigured();
    await this.linked.unlink((await this.signedIn.require(caller)).user._id);
  }

  /** The user who started linking, if still signed in with a verified address. */
  private async whoLinks(caller: Caller, { userId }: OidcFlowDocument): Promise<Holder | undefined> {
    const user = await this.whoever(caller);
    return user && user._id === userId && isShown(user) ? user : undefined;
  }

  private async whoever(caller: Caller): Promise<Holder | undefined> {
    try {
      return (await this.signedIn.require(caller)).user;
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated') return undefined;
      throw error;
    }
  }

  private async identify(query: string, checks: Checks): Promise<Identity | OidcOutcome> {
    try {
      return (await this.provider.identify(query, checks)) ?? 'cancelled';
    } catch (error) {
      // The whole error is not logged, because it may contain the request to the provider.
      const { code, message } = error as { code?: string; message?: string };
      this.logger.warn({ code, why: message }, 'Somebody came back from the sign-in provider with nothing that counts');
      return 'failed';
    }
  }

  private async link(user: UserDocument, { id }: Identity, address: string | undefined): Promise<OidcOutcome> {
    if (!(await this.linked.link(user, id))) return 'taken';
    await this.journal.providerLinked(user, address);
    await this.notices.tell('provider-linked', user);
    return 'linked';
  }

  private async arrive(language: LanguageCode, account: UserDocument | Refused, address: string | undefined): Promise<Arrival> {
    if ('why' in account) {
      if (account.account) await this.journal.failed(account.account.email, account.account, address);
      return { to: back({ language }, account.why) };
    }
    const challenge = await this.challenges.open(account, false);
    if (challenge) return { to: pageIn(PATHS.signIn, language) + challengeHash(challenge) };
    return { to: account.role === 'admin' ? homeOfStaff(account.position) : PATHS.customerTravel, admitted: account };
  }
}

/**
 * True if the address is known to belong to the user: owners vouch for that of staff, customers must have verified it. Otherwise linking
 * could give the account to another person.
 */
function isShown({ role, emailVerified, isPending }: Holder): boolean {
  return !isPending && (role === 'admin' || emailVerified === true);
}

function isThrottled(error: unknown): true {
  if (error instanceof AppError && error.code === 'too_many_attempts') return true;
  throw error;
}

function digestOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}

function newFlow(
  { state, nonce, verifier }: Checks,
  { secret, purpose, language, userId }: { secret: string; purpose: OidcPurpose; language: LanguageCode; userId: string | undefined },
): OidcFlowDocument {
  const browser = sessionIdOf(secret) as string;
  const expiresAt = new Date(Date.now() + FLOW_LIFE_MS);
  return { _id: digestOf(state), browser, nonce, verifier, purpose, language, expiresAt, ...(userId && { userId }) };
}

function back({ language, user }: Page, outcome: OidcOutcome): string {
  const own = user && (user.role === 'admin' ? STAFF_ACCOUNT : PATHS.customerDefault);
  return pageIn(own ?? PATHS.signIn, language) + outcomeHash(outcome);
}

function pageIn(path: string, language: LanguageCode | undefined): string {
  return language ? addressIn('', path, toLanguage(language)) : path;
}
