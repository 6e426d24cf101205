import { Injectable } from '@nestjs/common';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { SERVING_PATH } from '@reefdesk/service-kit/health/serving';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';

const ANSWER_HOLDS_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;

/** Checks whether the whole site can be served: the gateway, and each service with its dependencies. */
@Injectable()
export class SiteReadiness {
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checked: Promise<boolean> = Promise.resolve(false);

  constructor(
    private readonly registry: HealthRegistry,
    private readonly upstreams: Upstreams,
  ) {}

  isReady(): Promise<boolean> {
    if (monotonicMs() - this.checkedAt >= ANSWER_HOLDS_MS) {
      this.checkedAt = monotonicMs();
      this.checked = this.check();
    }
    return this.checked;
  }

  private async check(): Promise<boolean> {
    const [own, ...services] = await Promise.all([this.registry.report(), ...SERVICE_NAMES.map((service) => this.answers(service))]);
    return own.complete && services.every(Boolean);
  }

  /** A 4xx response also counts as available; only a 5xx does not. */
  private async answers(service: ServiceName): Promise<boolean> {
    try {
      const { status } = await fetchAnswer(this.upstreams.of(service), SERVING_PATH, {
        method: 'HEAD',
        timeoutMs: PROBE_TIMEOUT_MS,
        maxBytes: 0,
      });
      return status < 500;
    } catch {
      return false;
    }
  }
}
