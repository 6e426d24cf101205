import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import type { SecondStepView, UserView } from '@reefdesk/contracts/accounts/views';
import { type ResolvedSession, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import type { Request, Response } from 'express';
import type { Account } from '../accounts/accounts.ts';
import { ChallengesService } from './challenges.service.ts';
import { clearSessionCookie, readSessionCookie } from './session-cookie.ts';
import { SignInGuard } from './sign-in.guard.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInEntry } from './sign-in-entry.ts';
import { SignedInUsers } from './signed-in-users.ts';

@Controller()
export class SignInMessagesController {
  constructor(private readonly signIn: SignInService) {}

  @HandleMessage(ResolveSession)
  async resolve({ cookie }: { cookie: string }): Promise<{ session: ResolvedSession | null }> {
    return { session: await this.signIn.resolve(cookie) };
  }
}

/** Login and `me` return the bare user object (OR-12). */
@Controller()
export class SignInPublicController {
  constructor(
    private readonly signIn: SignInService,
    private readonly signedIn: SignedInUsers,
    private readonly signInEntry: SignInEntry,
    private readonly challenges: ChallengesService,
  ) {}

  @Endpoint(accounts.login)
  @UseGuards(SignInGuard)
  async login(
    { body: { remember, rememberMe } }: Input<typeof accounts.login>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView | SecondStepView> {
    const user = request.user as Account;
    const remembered = remember ?? rememberMe ?? false;
    const challenge = await this.challenges.open(user, remembered);
    return challenge ? { second_step: true, challenge } : this.signInEntry.admit(request, response, user, remembered);
  }

  @Endpoint(accounts.me)
  me(@CalledBy() caller: Caller): Promise<UserView> {
    return this.signedIn.me(caller);
  }

  /** The cookie is removed first, so that this browser is signed out even if the database is unavailable. */
  @Endpoint(accounts.logout)
  async logout(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    clearSessionCookie(response);
    await this.signIn.close(readSessionCookie(request), caller);
    return success(null, 'You are signed out');
  }
}
