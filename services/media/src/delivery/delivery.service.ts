import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Rendition, StoredFormat } from '../images/image.schema.ts';
import { isImageId } from '../images/image-id.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { chooseRendition } from './choose-rendition.ts';
import { JpegFallback } from './jpeg-fallback.ts';

export interface Delivery {
  rendition: Rendition;
  /** False while a better rendition is still being made. */
  final: boolean;
}

@Injectable()
export class DeliveryService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly jpegs: JpegFallback,
  ) {}

  /** Throws `image_not_found` for anything that is not an image that can be shown. */
  async find(id: string, width: string | undefined, formats: readonly StoredFormat[]): Promise<Delivery> {
    const image = isImageId(id) && isWidth(width) ? await this.images.findReady(id) : null;
    if (!image) throw new AppError('image_not_found');
    const { rendition, width: shown, final } = chooseRendition(image, formats, width === undefined ? undefined : Number(width));
    if (formats[0] === 'jpeg' && !final) return { rendition: await this.jpegs.get(image, shown), final: true };
    if (!rendition) throw new AppError('image_not_found');
    return { rendition, final };
  }
}

function isWidth(value: string | undefined): boolean {
  return value === undefined || /^[1-9]\d{0,4}$/.test(value);
}
