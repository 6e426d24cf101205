import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import * as client from 'openid-client';

export const OIDC_OPTIONS = Symbol('OIDC_OPTIONS');

export interface OidcOptions {
  /** Empty if there is no sign-in provider. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  origin: string;
}

export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  /** Digest of issuer and subject, which is always the same for one user. */
  id: string;
  /** Undefined if the provider returns no verified address. */
  verifiedEmail: string | undefined;
  name: string;
}

const CALLBACK = '/api/oidc/callback';
const SCOPE = 'openid email profile';
/** Error code of a user who cancelled (RFC 6749). */
const DENIED = 'access_denied';
const TIMEOUT_SECONDS = 5;

/** The OpenID provider. It is contacted only when a user signs in, so an outage affects nothing else. */
@Injectable()
export class Provider {
  private known: Promise<client.Configuration> | undefined;

  constructor(@Inject(OIDC_OPTIONS) private readonly options: OidcOptions) {}

  /** Throws `oidc_not_configured`. */
  requireConfigured(): void {
    if (!this.options.issuer) throw new AppError('oidc_not_configured');
  }

  /** Throws if the provider's metadata cannot be read. */
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

  /** Returns undefined if the user cancelled. Throws if the response is invalid or the provider fails. */
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

  private configuration(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    this.known ??= client
      .discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // Requires a valid signature of the ID token in addition to TLS.
          client.enableNonRepudiationChecks,
          // The environment allows http only for a provider on this machine.
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

/** Client authentication that the provider supports; the header if it does not say (OpenID Connect Discovery). */
function authentication(clientSecret: string): client.ClientAuth {
  const [byForm, byHeader] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  return (server, ...others) => {
    const isByForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isByForm ? byForm : byHeader)(server, ...others);
  };
}
