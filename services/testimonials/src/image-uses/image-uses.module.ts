import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/drafts/draft.schema';
import { KEPT_VERSION, keptVersionSchema } from '@reefdesk/service-kit/versions/versioned.schema';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { ImageReplacementsRepository } from './image-replacements.repository.ts';
import { ImageUsesMessagesController } from './image-uses.messages.controller.ts';
import { ImageUsesRepository } from './image-uses.repository.ts';

@Module({
  imports: [
    ImageUsesAnswerModule,
    MongooseModule.forFeature([
      { name: TESTIMONIAL, schema: testimonialSchema },
      { name: KEPT_VERSION, schema: keptVersionSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [ImageUsesMessagesController],
  providers: [ImageUsesRepository, ImageReplacementsRepository, ImageReplacingRepository],
})
export class ImageUsesModule {}
