import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { GatewayEnv } from '../env.ts';
import type { ServiceName } from '../routing/routes.ts';
import { type NoteAnswer, UpstreamCall } from './upstream-call.ts';
import type { UpstreamMetrics } from './upstream-metrics.ts';

/** Requests on their way to one upstream, beyond which it counts as overloaded. */
const MAX_IN_FLIGHT = 2_000;
const MAX_IDLE_CONNECTIONS = 64;
/**
 * Shorter than a replica that ends goes on answering (`DRAIN_MS` in a cluster): when it closes, no idle connection to it is
 * left that could be used in that very moment. New replicas get their share sooner, too.
 */
const IDLE_MS = 4_000;

/** Where answers come from: an address, its keep-alive connections, and how much is on its way. */
export class Upstream {
  readonly agent: HttpAgent | HttpsAgent;
  readonly origin: string;
  private inFlight = 0;

  constructor(
    readonly name: ServiceName | 'frontend',
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

  /** Counts one request; call what it returns when that ended, once. */
  enter(): () => void {
    this.inFlight++;
    return () => this.inFlight--;
  }

  /** One question; a request that is asked again makes two. */
  call(method: string): UpstreamCall {
    return new UpstreamCall(this.name, method, this.note);
  }
}

/** The four services. */
export class Upstreams implements OnApplicationShutdown {
  private readonly services: Readonly<Record<ServiceName, Upstream>>;

  constructor(
    env: Pick<GatewayEnv, 'AUTH_URL' | 'CATALOG_URL' | 'MEDIA_URL' | 'TESTIMONIALS_URL'>,
    metrics: Pick<UpstreamMetrics, 'note' | 'watch'>,
  ) {
    const { note } = metrics;
    this.services = {
      auth: new Upstream('auth', env.AUTH_URL, note),
      catalog: new Upstream('catalog', env.CATALOG_URL, note),
      media: new Upstream('media', env.MEDIA_URL, note),
      testimonials: new Upstream('testimonials', env.TESTIMONIALS_URL, note),
    };
    metrics.watch(Object.values(this.services));
  }

  of(service: ServiceName): Upstream {
    return this.services[service];
  }

  onApplicationShutdown(): void {
    for (const { agent } of Object.values(this.services)) agent.destroy();
  }
}
