import { Controller } from '@nestjs/common';
import { type ResolvedSession, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { SignInService } from './sign-in.service.ts';

@Controller()
export class SignInMessagesController {
  constructor(private readonly signIn: SignInService) {}

  @HandleMessage(ResolveSession)
  async resolve({ cookie }: { cookie: string }): Promise<{ session: ResolvedSession | null }> {
    return { session: await this.signIn.resolve(cookie) };
  }
}
