import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import type { GatewayEnv } from '../env.ts';
import { NetworkShares } from '../request-context/network-shares.ts';
import { type NoteAnswer, UpstreamCall } from './upstream-call.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';

/** Maximum concurrent requests to one upstream, above which it counts as overloaded. */
const MAX_IN_FLIGHT = 2_000;
/** Maximum per network, so that at least four networks, or two IPv6 sites, are needed to use all places. */
const MAX_OF_A_NETWORK = 500;
const MAX_IDLE_CONNECTIONS = 64;
/** Shorter than the drain time of a terminating replica (`DRAIN_MS`), so that no idle connection to it is reused when it closes. */
const IDLE_MS = 4_000;

export class Upstream {
  readonly agent: HttpAgent | HttpsAgent;
  readonly origin: string;
  private inFlight = 0;
  private readonly shares = new NetworkShares(MAX_OF_A_NETWORK);

  constructor(
    readonly name: ServiceName | 'frontend' | 'renderer',
    address: string,
    private readonly note: NoteAnswer,
  ) {
    this.origin = new URL(address).origin;
    const options = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: MAX_IDLE_CONNECTIONS, scheduling: 'lifo' as const };
    this.agent = this.origin.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
  }

  get onTheWay(): number {
    return this.inFlight;
  }

  get isOverloaded(): boolean {
    return this.inFlight >= MAX_IN_FLIGHT;
  }

  isFullOf(networks: readonly ClientNetwork[]): boolean {
    return !this.shares.haveRoom(networks, 1);
  }

  /** Counts a request of a visitor or of the gateway. Call the returned function once when it has ended. */
  enter(networks: readonly ClientNetwork[] = []): () => void {
    this.inFlight++;
    const leaveNetworks = this.enterNetworks(networks);
    return () => {
      this.inFlight--;
      leaveNetworks();
    };
  }

  /** Same as `enter`, but for the networks only. */
  enterNetworks(networks: readonly ClientNetwork[]): () => void {
    this.shares.take(networks, 1);
    return () => this.shares.take(networks, -1);
  }

  /** One attempt: a retry is a second call. */
  call(method: string): UpstreamCall {
    return new UpstreamCall(this.name, method, this.note);
  }
}

export class Upstreams implements OnApplicationShutdown {
  private readonly services: Readonly<Record<ServiceName, Upstream>>;

  constructor({ serviceUrls }: Pick<GatewayEnv, 'serviceUrls'>, metrics: Pick<UpstreamMetrics, 'note' | 'watch'>) {
    const { note } = metrics;
    const upstreams = SERVICE_NAMES.map((name) => [name, new Upstream(name, serviceUrls[name], note)]);
    this.services = Object.fromEntries(upstreams) as Record<ServiceName, Upstream>;
    metrics.watch(Object.values(this.services));
  }

  of(service: ServiceName): Upstream {
    return this.services[service];
  }

  onApplicationShutdown(): void {
    for (const { agent } of Object.values(this.services)) agent.destroy();
  }
}
