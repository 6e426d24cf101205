import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Actor } from '@reefdesk/contracts/users';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { ACCESS_KEY, type Access } from './access.decorators.ts';
import { INTERNAL_TOKEN } from './internal-token.strategy.ts';
import { TOKEN_REFUSED } from './token-refused.ts';

/** Deny by default, in every service: who may call is written on the handler or its controller. */
@Injectable()
export class AccessGuard extends AuthGuard(INTERNAL_TOKEN) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [context.getHandler(), context.getClass()]);
    const request = context.switchToHttp().getRequest<Request>();
    if (access === 'public' && !request.headers.authorization) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (access === 'public') return true;
      if (request.headers.authorization) context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', TOKEN_REFUSED);
      throw error;
    }
    if (access === 'public' || access === 'signed-in') return true;
    if (!access || (request.user as Actor).role !== access) throw new AppError('forbidden');
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!user) throw new AppError('unauthenticated');
    return user;
  }
}
