import { Controller } from '@nestjs/common';
import { RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { EventStreams } from './event-streams.ts';

@Controller()
export class EventStreamsMessagesController {
  constructor(private readonly streams: EventStreams) {}

  @OnEvent([SessionsEnded, RightsChanged], { broadcast: true })
  ended({ userId }: { userId: string }): void {
    this.streams.endOf(userId);
  }
}
