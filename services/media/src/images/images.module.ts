import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { imageSchema } from './image.schema.ts';
import { ImageRemovalsRepository } from './image-removals.repository.ts';
import { ImagesMessagesController } from './images.messages.controller.ts';
import { IMAGE_MODEL, ImagesRepository } from './images.repository.ts';
import { ImagesService } from './images.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGE_MODEL, schema: imageSchema }])],
  controllers: [ImagesMessagesController],
  providers: [ImagesRepository, ImageRemovalsRepository, ImagesService],
  exports: [ImagesRepository, ImageRemovalsRepository, ImagesService],
})
export class ImagesModule {}
