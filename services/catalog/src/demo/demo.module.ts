import { Module } from '@nestjs/common';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DemoMessagesController } from './demo.messages.controller.ts';
import { DemoService } from './demo.service.ts';

@Module({
  imports: [MediaClientModule, DestinationsModule, TravelsModule],
  controllers: [DemoMessagesController],
  providers: [DemoService],
})
export class DemoModule {}
