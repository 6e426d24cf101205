import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CountedRequest, RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { networkOf } from '@reefdesk/service-kit/http/client-network';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { RateLimit, RateLimitName } from '@reefdesk/system/rate-limits';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { RateLimitMetrics } from './rate-limit-metrics.ts';
import { RequestCounts, type Taken } from './request-counts.ts';

/**
 * Counts requests against the limits of the table (`packages/system`). Each replica counts by itself and hears what the others let
 * through, so no store has to be up; without NATS each counts alone (docs/adr/0010).
 */
@Injectable()
export class RateLimits {
  private readonly counts = new RequestCounts();
  private readonly replica = randomUUID();

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'rateLimits'>,
    private readonly bus: MessageBus,
    private readonly metrics: RateLimitMetrics,
  ) {}

  /** Counts one request of a sender, unless its quota is used up. */
  take(name: RateLimitName, from: Pick<RequestContext, 'client' | 'userId'>): Taken {
    const limit: RateLimit = this.env.rateLimits[name];
    const sender = senderOf(from, limit);
    const taken = this.counts.take(name, limit, sender);
    if (taken.isAdmitted) this.bus.publish(RequestCounted, { replica: this.replica, limit: name, sender, window: taken.window });
    else this.metrics.countRefused(name);
    return taken;
  }

  /** What any replica let through, this one included. */
  heard({ replica, limit, sender, window }: CountedRequest): void {
    if (replica !== this.replica) this.counts.add({ limit, sender, window });
  }
}

/** A digest, so that neither memory nor messages hold addresses. */
function senderOf({ client, userId }: Pick<RequestContext, 'client' | 'userId'>, { per }: RateLimit): string {
  const sender = per === 'account' && userId !== undefined ? `account ${userId}` : `network ${networkOf(client.address)}`;
  return createHash('sha256').update(sender).digest('base64url');
}
