import { Controller, Header, HttpCode, Post } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { VerificationService } from './verification.service.ts';

@Controller('api/verify-email')
@SignedIn()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly signIn: SignInService,
  ) {}

  @Post('resend')
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  async resend(@CalledBy() caller: Caller): Promise<Success<null>> {
    const { user } = await this.signIn.signedIn(caller);
    await this.verification.askAgain(user);
    return success(null, 'Unless your address is verified already, a letter is on its way');
  }
}
