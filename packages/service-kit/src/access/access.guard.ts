import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { permits } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { noteCaller } from '../request/request-context.ts';
import { endpointOf } from './endpoint-metadata.ts';
import { INTERNAL_TOKEN } from './internal-token.strategy.ts';
import { TOKEN_REJECTED } from './token-rejected.ts';

/** Denies by default: the handler's endpoint defines the access, and a handler without an endpoint is closed. */
@Injectable()
export class AccessGuard extends AuthGuard(INTERNAL_TOKEN) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const endpoint = endpointOf(this.reflector, context);
    const isPublic = endpoint?.access === 'public';
    const request = context.switchToHttp().getRequest<Request>();
    if (isPublic && !request.headers.authorization) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (isPublic) return true;
      if (request.headers.authorization) context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', TOKEN_REJECTED);
      throw error;
    }
    const actor = request.user as Actor;
    const isHeldBack = actor.lacksSecondStep === true && !endpoint?.isBeforeSecondStep;
    if (isPublic) {
      // Staff without the second factor that owners require are treated as visitors.
      if (isHeldBack) delete request.user;
      return true;
    }
    if (!endpoint || !permits(endpoint.access, actor)) throw new AppError('forbidden');
    if (isHeldBack) throw new AppError('two_step_required');
    noteCaller(actor.userId);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!user) throw new AppError('unauthenticated');
    return user;
  }
}
