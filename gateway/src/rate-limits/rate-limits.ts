import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type CountedRequest, RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import type { RateLimit, RateLimitName } from '@reefdesk/system/rate-limits';
import { RATE_LIMIT_NAMES } from '@reefdesk/system/rate-limits';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { RequestCounts, type Sender, type Standing } from './request-counts.ts';

@Injectable()
export class RateLimitMetrics {
  private readonly refused;

  constructor(metrics: Metrics) {
    this.refused = metrics.counter('rate_limited_requests_total', 'Requests that a limit refused', ['limit']);
    // Counters start at zero, so that the first rejection shows as an increase.
    for (const limit of RATE_LIMIT_NAMES) this.refused.inc({ limit }, 0);
  }

  countRefused(limit: RateLimitName): void {
    this.refused.inc({ limit });
  }
}

type Asking = Pick<RequestContext, 'client' | 'userId'>;

/** Counts requests per sender. Replicas share their counts over NATS, and each counts alone without it (docs/adr/0010). */
@Injectable()
export class RateLimits {
  private readonly counts = new RequestCounts();
  private readonly replica = randomUUID();

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'rateLimits'>,
    private readonly bus: MessageBus,
    private readonly metrics: RateLimitMetrics,
  ) {}

  take(name: RateLimitName, asking: Asking): Standing {
    const limit = this.env.rateLimits[name];
    const senders = sendersOf(asking, limit);
    const standing = this.counts.take(name, limit, senders);
    if (standing.isAdmitted) {
      for (const { id } of senders) {
        this.bus.publish(RequestCounted, { replica: this.replica, limit: name, sender: id, window: standing.window });
      }
    }
    return standing;
  }

  look(name: RateLimitName, asking: Asking): Standing {
    const limit = this.env.rateLimits[name];
    return this.counts.look(name, limit, sendersOf(asking, limit));
  }

  refusal(name: RateLimitName, { resetSeconds }: Standing): AppError {
    this.metrics.countRefused(name);
    return new AppError('too_many_attempts', { retryAfterSeconds: resetSeconds });
  }

  /** Handles a request counted by any replica, this one included. */
  heard({ replica, limit, sender, window }: CountedRequest): void {
    if (replica !== this.replica) this.counts.add({ limit, sender, window });
  }
}

/** Returns digests, so that neither memory nor messages contain addresses. */
function sendersOf({ client, userId }: Asking, { per }: RateLimit): Sender[] {
  if (per === 'account' && userId !== undefined) return [{ id: digest(`account ${userId}`), shares: 1 }];
  return networksOf(client.address).map(({ name, shares }) => ({ id: digest(`network ${name}`), shares }));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
