import { Injectable } from '@nestjs/common';
import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { SessionResolver } from './session-resolver.ts';

const LIMIT = 'unknown-sessions';

/** Resolves sessions of requests. A network that sends many unknown cookies may only use known ones until the window ends. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly resolver: SessionResolver,
    private readonly limits: RateLimits,
  ) {}

  /** Null without a session. Throws if auth is down or this network is over its limit. */
  async of(context: Pick<RequestContext, 'client'>, cookie: string): Promise<ResolvedSession | null> {
    if (this.resolver.knows(cookie)) return this.resolver.resolve(cookie);
    const standing = this.limits.look(LIMIT, context);
    if (!standing.isAdmitted) throw this.limits.refusal(LIMIT, standing);
    const session = await this.resolver.resolve(cookie);
    if (!session) this.limits.take(LIMIT, context);
    return session;
  }
}
