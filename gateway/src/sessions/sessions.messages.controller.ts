import { Controller } from '@nestjs/common';
import { RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { SessionResolver } from './session-resolver.ts';

@Controller()
export class SessionsMessagesController {
  constructor(private readonly resolver: SessionResolver) {}

  @OnEvent(SessionsEnded, { broadcast: true })
  ended({ userId }: { userId: string }): void {
    this.resolver.forgetUser(userId);
  }

  /** Tokens that are kept for the person say what they might do before. */
  @OnEvent(RightsChanged, { broadcast: true })
  changed({ userId }: { userId: string }): void {
    this.resolver.forgetUser(userId);
  }
}
