import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { DeliveryPublicController } from './delivery.public.controller.ts';
import { DeliveryService } from './delivery.service.ts';
import { JpegFallback } from './jpeg-fallback.ts';
import { RenditionSource } from './rendition-source.ts';

@Module({
  imports: [ImagesModule, RenditionsModule],
  controllers: [DeliveryPublicController],
  providers: [DeliveryService, JpegFallback, RenditionSource],
})
export class DeliveryModule {}
