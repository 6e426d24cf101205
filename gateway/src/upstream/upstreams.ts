import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { OnApplicationShutdown } from '@nestjs/common';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import type { GatewayEnv } from '../env.ts';
import { type NoteAnswer, UpstreamCall } from './upstream-call.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';

/** Limit of concurrent requests to one upstream; beyond it the upstream counts as overloaded. */
const MAX_IN_FLIGHT = 2_000;
/** Limit of concurrent requests per network, so that it takes at least four networks to use all places. */
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
  private readonly networks = new Map<string, number>();

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

  isFullOf(network: string): boolean {
    return (this.networks.get(network) ?? 0) >= MAX_OF_A_NETWORK;
  }

  /** Counts one request, of a visitor's network or of the gateway itself. Call the returned function once, when the request has ended. */
  enter(network?: string): () => void {
    this.inFlight++;
    if (network !== undefined) this.count(network, 1);
    return () => {
      this.inFlight--;
      if (network !== undefined) this.count(network, -1);
    };
  }

  /** Same as `enter`, for the network alone: the request itself is counted elsewhere. */
  enterNetwork(network: string): () => void {
    this.count(network, 1);
    return () => this.count(network, -1);
  }

  private count(network: string, change: 1 | -1): void {
    const left = (this.networks.get(network) ?? 0) + change;
    if (left > 0) this.networks.set(network, left);
    else this.networks.delete(network);
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
