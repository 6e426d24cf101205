import { Controller, Module } from '@nestjs/common';
import { RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EventStreamMetrics, EventStreams } from './event-streams.ts';

@Controller()
class EventStreamsMessagesController {
  constructor(private readonly streams: EventStreams) {}

  @OnEvent([SessionsEnded, RightsChanged], { broadcast: true })
  ended({ userId }: { userId: string }): void {
    this.streams.endOf(userId);
  }
}

@Module({
  imports: [SessionsModule],
  controllers: [EventStreamsMessagesController],
  providers: [EventStreamMetrics, EventStreams],
  exports: [EventStreams],
})
export class EventStreamsModule {}
