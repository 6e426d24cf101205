import type { Role } from '@reefdesk/contracts/access';
import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { SiteChanged } from '@reefdesk/contracts/messages/site.messages';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import { defineSite } from '../src/define.ts';

export interface Answer<Data = SiteRecord> {
  success: boolean;
  data: Data;
  code?: string;
  fields?: FieldErrors;
  current?: SiteRecord;
}

/** The real service on real NATS and MongoDB, with a stub of auth on NATS. */
export class SiteUnderTest {
  private constructor(
    readonly stack: TestStack,
    private readonly peers: readonly NatsPeer[],
    private readonly issuer: TokenIssuer,
    private readonly services: RunningService[],
    readonly announced: readonly { version: number }[],
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<SiteUnderTest> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const auth = await NatsPeer.connect(stack, 'auth');
    const gateway = await NatsPeer.connect(stack, 'gateway');
    const issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    const announced = await gateway.listen(SiteChanged);
    const site = new SiteUnderTest(stack, [auth, gateway], issuer, [], announced);
    await site.startReplica(settings);
    return site;
  }

  async startReplica(settings: Record<string, string> = {}): Promise<RunningService> {
    const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' };
    const service = await startService(defineSite({ ...this.stack.env('site'), ...own, ...settings }));
    this.services.push(service);
    return service;
  }

  peer(name: 'catalog' | 'bookings' | 'gateway'): Promise<NatsPeer> {
    return NatsPeer.connect(this.stack, name);
  }

  /** Sends a request as the gateway forwards it for a user with this role; anonymous without a role. */
  async ask<Data = SiteRecord>(
    method: string,
    path: string,
    { json, headers = {}, role = 'admin' }: { json?: unknown; headers?: Record<string, string>; role?: Role | null } = {},
  ) {
    const token = role ? await this.issuer.headers(role) : {};
    const client = new HttpClient(this.services.at(-1)?.url ?? '');
    return client.request<Answer<Data>>(method, path, { headers: { ...token, ...headers }, body: json });
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.close()));
    await Promise.all(this.peers.map((peer) => peer.close()));
    await this.stack.stop();
  }
}
