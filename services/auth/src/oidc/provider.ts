import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import * as client from 'openid-client';

/** Injection token. */
export const OIDC_OPTIONS = Symbol('OIDC_OPTIONS');

export interface OidcOptions {
  /** Empty: nobody signs in by a provider. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Of the site. */
  origin: string;
}

/** What must be remembered between the way there and the way back. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who came back. */
export interface Identity {
  /** Of issuer and subject, as a digest: the same person always has the same. */
  id: string;
  /** Undefined where the provider names none, or vouches for none. */
  verifiedEmail: string | undefined;
  name: string;
}

const CALLBACK = '/api/oidc/callback';
const SCOPE = 'openid email profile';
/** What a provider says of somebody who did not want to after all (RFC 6749). */
const DENIED = 'access_denied';
/** Of everything that is asked of the provider. */
const PATIENCE_SECONDS = 5;

/** The provider by which people may sign in. It is looked at when somebody wants to: while it is away, everything else works. */
@Injectable()
export class Provider {
  private known: Promise<client.Configuration> | undefined;

  constructor(@Inject(OIDC_OPTIONS) private readonly options: OidcOptions) {}

  /** Throws `oidc_not_configured`. */
  requireConfigured(): void {
    if (!this.options.issuer) throw new AppError('oidc_not_configured');
  }

  /** Where the browser is to go. Throws where the provider can't be asked what it offers. */
  async addressFor({ state, nonce, verifier }: Checks): Promise<URL> {
    return client.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.options.origin + CALLBACK,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /** Who came back with this query; undefined: they thought better of it. Throws whatever is wrong with it, or with the provider. */
  async identify(query: string, { state, nonce, verifier }: Checks): Promise<Identity | undefined> {
    const configuration = await this.configuration();
    const tokens = await client
      .authorizationCodeGrant(configuration, new URL(`${this.options.origin}${CALLBACK}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        if (error instanceof client.AuthorizationResponseError && error.error === DENIED) return undefined;
        throw error;
      });
    if (!tokens) return undefined;
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider gave no identity');
    const { iss, sub } = claims;
    const person = claims.email ? claims : await client.fetchUserInfo(configuration, tokens.access_token, sub);
    return {
      id: createHash('sha256')
        .update(JSON.stringify([iss, sub]))
        .digest('base64url'),
      verifiedEmail: person.email_verified === true && typeof person.email === 'string' ? person.email : undefined,
      name: typeof person.name === 'string' ? person.name : '',
    };
  }

  /** Asked once; what failed is asked anew. */
  private configuration(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    this.known ??= client
      .discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
        timeout: PATIENCE_SECONDS,
        execute: [
          // Who somebody is counts by the provider's signature, not by the way alone on which it came.
          client.enableNonRepudiationChecks,
          // By configuration this is a provider on this machine.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        this.known = undefined;
        throw error;
      });
    return this.known;
  }
}

/** The way the provider offers; the header where it says nothing (OpenID Connect Discovery). */
function authentication(clientSecret: string): client.ClientAuth {
  const [byForm, byHeader] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  return (server, ...others) => {
    const isByForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isByForm ? byForm : byHeader)(server, ...others);
  };
}
