import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import type { GatewayEnv } from '../env.ts';
import { NetworkShares } from '../request-context/network-shares.ts';
import { type NoteAnswer, UpstreamCall } from './upstream-call.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';

/** Limit of concurrent requests to one upstream; beyond it the upstream counts as overloaded. */
const MAX_IN_FLIGHT = 2_000;
/** Limit of concurrent requests per network, so that it takes at least four networks, or two sites of IPv6, to use all places. */
const MAX_OF_A_NETWORK = 500;
const MAX_IDLE_CONNECTIONS = 64;
/**
 * Shorter than the time for which a terminating replica still answers (`DRAIN_MS` in a cluster): when it closes, no idle connection to it
 * is left that could be used at that moment. New replicas also get their share sooner.
 */
const IDLE_MS = 4_000;

/** An upstream: its address, its keep-alive connections, and its requests in flight. */
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

  /** Counts one request, of a visitor's networks or of the gateway itself. Call the returned function once, when the request has ended. */
  enter(networks: readonly ClientNetwork[] = []): () => void {
    this.inFlight++;
    const leaveNetworks = this.enterNetworks(networks);
    return () => {
      this.inFlight--;
      leaveNetworks();
    };
  }

  /** Same as `enter`, for the networks alone: the request itself is counted elsewhere. */
  enterNetworks(networks: readonly ClientNetwork[]): () => void {
    this.shares.take(networks, 1);
    return () => this.shares.take(networks, -1);
  }

  /** One attempt; a request that is retried makes two. */
  call(method: string): UpstreamCall {
    return new UpstreamCall(this.name, method, this.note);
  }
}

/** One upstream for each service. */
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
