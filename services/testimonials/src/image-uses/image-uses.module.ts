import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { ImageUsesMessagesController } from './image-uses.messages.controller.ts';
import { ImageUsesRepository } from './image-uses.repository.ts';

@Module({
  imports: [ImageUsesAnswerModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [ImageUsesMessagesController],
  providers: [ImageUsesRepository],
})
export class ImageUsesModule {}
