/// <reference path="./oidc-provider.d.ts" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Account, type Context } from 'oidc-provider';

export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

interface ProviderOptions {
  redirectUri: string;
  people: Record<string, ProviderPerson>;
  authentication?: 'client_secret_post' | 'client_secret_basic';
}

const CLIENT = { id: 'reefdesk', secret: 'a secret between the two' };

/**
 * A real OpenID provider on a loopback port. On its page (`/interaction/…`) the user chooses an account without a password, or cancels
 * (`…/cancel`).
 */
export class IdentityProvider {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async start({ redirectUri, people, authentication = 'client_secret_post' }: ProviderOptions): Promise<IdentityProvider> {
    const server = createServer();
    await listen(server, 0);
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: authentication,
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
      clientAuthMethods: [authentication],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      cookies: { keys: ['of the tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: Context, id: string): Account => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
      loadExistingGrant: async ({ oidc }: Context) => {
        const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url?.split('?')[0] ?? '';
      const [, uid, choice] = /^\/interaction\/([\w-]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
      if (uid === undefined) return answer(request, response);
      if (choice === undefined) return choose(response, uid, Object.keys(people));
      const result = choice === 'cancel' ? { error: 'access_denied' } : { login: { accountId: choice } };
      void provider.interactionFinished(request, response, result);
    });
    return new IdentityProvider(server, issuer);
  }

  env(): Record<string, string> {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  }

  /** The provider is unreachable until {@link back} is called. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    this.#server.closeAllConnections();
    await closed;
  }

  back(): Promise<void> {
    return listen(this.#server, Number(new URL(this.issuer).port));
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
}

function choose(response: ServerResponse, uid: string, people: readonly string[]): void {
  const links = [...people, 'cancel'].map((one) => `<li><a href="/interaction/${uid}/${one}">${one}</a></li>`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Who are you?</title><h1>Who are you?</h1><ul>${links.join('')}</ul></html>`);
}
