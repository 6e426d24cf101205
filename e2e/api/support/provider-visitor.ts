import { HttpClient } from '@reefdesk/test-kit/http';
import type { IdentityProvider } from '@reefdesk/test-kit/identity-provider';
import { SITE, type WholeSystem } from './whole-system.ts';

const CALLBACK = '/api/oidc/callback';

export interface Arrived {
  status: number;
  to: string;
  cookies: string[];
}

/** A browser with a session at the site and none at the provider. */
export class ProviderVisitor extends HttpClient {
  constructor(
    system: WholeSystem,
    private readonly provider: IdentityProvider,
  ) {
    super(system.url);
  }

  async start(query = 'for=sign-in&lang=en', headers: Record<string, string> = {}): Promise<Arrived> {
    return arrivedBy(await this.get(`/api/oidc/start?${query}`, { headers }));
  }

  /** Chooses the person `one` (or `cancel`) at the provider. Returns path and query of the callback. */
  async choose(to: string, one: string): Promise<string> {
    const there = new HttpClient(this.provider.issuer);
    let next = to;
    while (!next.startsWith(SITE + CALLBACK)) {
      const { pathname, search } = new URL(next, this.provider.issuer);
      const path = pathname.startsWith('/interaction/') ? `${pathname}/${one}` : pathname + search;
      const { status, headers } = await there.get(path);
      const location = headers.get('location');
      if (!location) throw new Error(`The provider answers ${status} to ${path}`);
      next = location;
    }
    return next.slice(SITE.length);
  }

  async arrive(callback: string): Promise<Arrived> {
    return arrivedBy(await this.get(callback));
  }

  async goAs(one: string, query?: string): Promise<Arrived> {
    const { to } = await this.start(query);
    return this.arrive(await this.choose(to, one));
  }

  async whoami(): Promise<Record<string, unknown> | undefined> {
    const { status, body } = await this.get<Record<string, unknown>>('/api/me');
    return status === 200 ? body : undefined;
  }
}

function arrivedBy({ status, headers }: { status: number; headers: Headers }): Arrived {
  return { status, to: headers.get('location') ?? '', cookies: headers.getSetCookie() };
}
