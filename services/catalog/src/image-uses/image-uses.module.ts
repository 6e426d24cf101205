import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { imageUsesMessages } from '@reefdesk/media-client/image-uses.messages.controller';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, storedVersionSchema } from '@reefdesk/service-kit/records/versioned.schema';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { ImageReplacementsRepository } from './image-replacements.repository.ts';
import { ImageUsesRepository } from './image-uses.repository.ts';

@Module({
  imports: [
    ImageUsesAnswerModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
      { name: STORED_VERSION, schema: storedVersionSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [imageUsesMessages('catalog', ImageUsesRepository, ImageReplacementsRepository)],
  providers: [ImageUsesRepository, ImageReplacementsRepository, ImageReplacingRepository],
})
export class ImageUsesModule {}
