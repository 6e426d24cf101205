import { Controller } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images';
import { DescribeImages, type DescribeImagesRequest } from '@reefdesk/contracts/messages/media.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ImagesService } from './images.service.ts';

@Controller()
export class ImagesMessagesController {
  constructor(private readonly images: ImagesService) {}

  @HandleMessage(DescribeImages)
  async describe({ ids, claim }: DescribeImagesRequest): Promise<{ images: ImageView[] }> {
    return { images: await (claim === true ? this.images.claim(ids) : this.images.describe(ids)) };
  }
}
