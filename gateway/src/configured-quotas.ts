import { EnvironmentError } from '@reefdesk/service-kit/env';
import { RATE_LIMIT_NAMES, RATE_LIMITS, type RateLimit, type RateLimitName } from '@reefdesk/system/rate-limits';

export type ConfiguredLimits = Readonly<Record<RateLimitName, RateLimit>>;

/** Overrides the default quotas with those in `list`, such as `writes=2000,uploads=50`. Throws on an invalid entry. */
export function configuredLimits(list: string): ConfiguredLimits {
  const limits: Record<RateLimitName, RateLimit> = { ...RATE_LIMITS };
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [, name = '', quota = ''] = /^([\w-]+)=([1-9]\d{0,8})$/.exec(entry) ?? [];
    if (!isLimitName(name)) {
      throw new EnvironmentError(
        `Bad environment. RATE_LIMITS: "${entry}" is not one of ${RATE_LIMIT_NAMES.join(', ')} with a number, such as writes=2000`,
      );
    }
    limits[name] = { ...limits[name], quota: Number(quota) };
  }
  return limits;
}

function isLimitName(name: string): name is RateLimitName {
  return Object.hasOwn(RATE_LIMITS, name);
}
