import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { EventStreamMetrics } from './event-stream-metrics.ts';
import { EventStreamsMessagesController } from './event-streams.messages.controller.ts';
import { EventStreams } from './event-streams.ts';

@Module({
  imports: [SessionsModule],
  controllers: [EventStreamsMessagesController],
  providers: [EventStreamMetrics, EventStreams],
  exports: [EventStreams],
})
export class EventStreamsModule {}
