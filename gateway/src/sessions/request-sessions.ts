import { Injectable } from '@nestjs/common';
import type { ResolvedSession } from '@reefdesk/contracts/messages/auth.messages';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { SessionResolver } from './session-resolver.ts';

const LIMIT = 'unknown-sessions';

/** The sessions of requests. A network that sends many cookies that auth does not know may only use known ones until the window ends. */
@Injectable()
export class RequestSessions {
  constructor(
    private readonly resolver: SessionResolver,
    private readonly limits: RateLimits,
  ) {}

  /** Null when there is no such session. Throws when auth cannot be asked, or may not be asked for this network. */
  async of(context: Pick<RequestContext, 'client'>, cookie: string): Promise<ResolvedSession | null> {
    if (this.resolver.knows(cookie)) return this.resolver.resolve(cookie);
    const standing = this.limits.look(LIMIT, context);
    if (!standing.isAdmitted) throw this.limits.refusal(LIMIT, standing);
    const session = await this.resolver.resolve(cookie);
    if (!session) this.limits.take(LIMIT, context);
    return session;
  }
}
