import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { type RequestContext, requestContextOf } from '../request-context/request-context.ts';
import { RequestSessions } from './request-sessions.ts';
import { SessionResolver } from './session-resolver.ts';

/** Routes that may change the meaning of the session cookie. */
const CHANGE_SESSIONS: ReadonlySet<string> = new Set(['login', 'logout', 'register', 'change-password']);

/** Exchanges the session cookie for an internal token. If auth is down, public reads go on uncached, and all others get a 503. */
@Injectable()
export class SessionMiddleware {
  private readonly logger = new Logger(SessionMiddleware.name);

  constructor(
    private readonly resolver: SessionResolver,
    private readonly sessions: RequestSessions,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const context = requestContextOf(request);
    const { target, sessionCookie } = context;
    if (target.kind !== 'api' || sessionCookie === undefined) return next();
    if (CHANGE_SESSIONS.has(target.name)) this.forgetAround(sessionCookie, context);
    try {
      const session = await this.sessions.of(context, sessionCookie);
      if (session) {
        request.headers.authorization = `Bearer ${session.token}`;
        context.userId = session.user.user_id;
        context.tokenRejected = () => this.resolver.forget(sessionCookie);
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') return sendError(request, response, error);
      this.logger.warn({ err: error, requestId: context.requestId }, 'A session could not be resolved');
      const read = request.method === 'GET' || request.method === 'HEAD';
      if (!target.visitors || !read) return sendError(request, response, new AppError('service_unavailable', {}, { cause: error }));
      context.noStore = true;
      delete request.headers['if-none-match'];
    }
    if (!response.destroyed) next();
  }

  /** Runs before and after, because a lookup during the request may return the old session. */
  private forgetAround(cookie: string, context: RequestContext): void {
    this.resolver.forget(cookie);
    context.beforeAnswer.push(() => this.resolver.forget(cookie));
  }
}
