import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { SignIn } from '@reefdesk/contracts/accounts/requests';
import type { SecondStepView, UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { Public, SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { ChallengesService } from '../challenges/challenges.service.ts';
import type { Holder } from '../holders/holders.ts';
import { Entrance } from './entrance.ts';
import { clearSessionCookie, readSessionCookie } from './session-cookie.ts';
import { SignInGuard } from './sign-in.guard.ts';
import { SignInService } from './sign-in.service.ts';

/** Login and `me` answer the bare user object (OR-12). */
@Controller('api')
export class SignInPublicController {
  constructor(
    private readonly signIn: SignInService,
    private readonly entrance: Entrance,
    private readonly challenges: ChallengesService,
  ) {}

  @Post('login')
  @Public()
  @UseGuards(SignInGuard)
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async login(
    @Req() request: Request,
    @Body() body: SignIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView | SecondStepView> {
    const user = request.user as Holder;
    const remembered = body.remember ?? body.rememberMe ?? false;
    const challenge = await this.challenges.open(user, remembered);
    return challenge ? { second_step: true, challenge } : this.entrance.admit(request, response, user, remembered);
  }

  @Get('me')
  @SignedIn()
  @Header('Cache-Control', NO_STORE)
  me(@CalledBy() caller: Caller): Promise<UserView> {
    return this.signIn.me(caller);
  }

  /** The cookie goes first: even when the database is away, this browser is signed out. */
  @Delete('logout')
  @Public()
  @Header('Cache-Control', NO_STORE)
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
