import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { DescribeImages, type DescribeImagesRequest, MAX_DESCRIBED_IMAGES } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { imageSchema } from './image.schema.ts';
import { ImageRemovalsRepository } from './image-removals.repository.ts';
import { IMAGE_MODEL, ImagesRepository } from './images.repository.ts';
import { ImagesService } from './images.service.ts';

@Controller()
class ImagesMessagesController {
  constructor(private readonly images: ImagesService) {}

  @HandleMessage(DescribeImages)
  async describe({ ids, claim }: DescribeImagesRequest): Promise<{ images: ImageView[] }> {
    if (!Array.isArray(ids) || ids.length > MAX_DESCRIBED_IMAGES) throw new AppError('bad_request');
    return { images: await (claim === true ? this.images.claim(ids) : this.images.describe(ids)) };
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: IMAGE_MODEL, schema: imageSchema }])],
  controllers: [ImagesMessagesController],
  providers: [ImagesRepository, ImageRemovalsRepository, ImagesService],
  exports: [ImagesRepository, ImageRemovalsRepository, ImagesService],
})
export class ImagesModule {}
