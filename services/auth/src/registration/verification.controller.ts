import { Controller } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { VerificationService } from './verification.service.ts';

@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly signIn: SignInService,
  ) {}

  @Endpoint(accounts.resendVerification)
  async resend(@CalledBy() caller: Caller): Promise<Success<null>> {
    const { user } = await this.signIn.signedIn(caller);
    await this.verification.askAgain(user);
    return success(null, 'Unless your address is verified already, a letter is on its way');
  }
}
