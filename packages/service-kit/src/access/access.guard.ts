import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { permits } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { noteCaller } from '../http/request-context.ts';
import { ACCESS_KEY, type Door } from './access.decorators.ts';
import { CallAccess } from './call-access.ts';
import { INTERNAL_TOKEN } from './internal-token.strategy.ts';
import { TOKEN_REFUSED } from './token-refused.ts';

/**
 * Denies by default, in every service. The handler or its controller names the group it is for, and the contracts' table of endpoints names
 * who of this group may send the request. Both must permit the user; a staff endpoint that is missing in the table is denied to everyone.
 */
@Injectable()
export class AccessGuard extends AuthGuard(INTERNAL_TOKEN) {
  constructor(
    private readonly reflector: Reflector,
    private readonly calls: CallAccess,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const door = this.reflector.getAllAndOverride<Door | undefined>(ACCESS_KEY, [context.getHandler(), context.getClass()]);
    const request = context.switchToHttp().getRequest<Request>();
    if (door === 'public' && !request.headers.authorization) return true;
    try {
      await super.canActivate(context);
    } catch (error) {
      if (door === 'public') return true;
      if (request.headers.authorization) context.switchToHttp().getResponse<Response>().setHeader('WWW-Authenticate', TOKEN_REFUSED);
      throw error;
    }
    const call = this.calls.callOf(request);
    const actor = request.user as Actor;
    const isHeldBack = actor.lacksSecondStep === true && !call?.isBeforeSecondStep;
    if (door === 'public') {
      // Without the second step that owners demand, staff get what visitors get.
      if (isHeldBack) delete request.user;
      return true;
    }
    const table = call?.access ?? (door === 'signed-in' ? door : undefined);
    if (!door || !table || !permits(door, actor) || !permits(table, actor)) throw new AppError('forbidden');
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
