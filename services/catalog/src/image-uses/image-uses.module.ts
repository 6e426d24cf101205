import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { ImageUsesMessagesController } from './image-uses.messages.controller.ts';
import { ImageUsesRepository } from './image-uses.repository.ts';

@Module({
  imports: [
    ImageUsesAnswerModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [ImageUsesMessagesController],
  providers: [ImageUsesRepository],
})
export class ImageUsesModule {}
