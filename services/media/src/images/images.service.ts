import { Injectable } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { toImageView } from './image.mapper.ts';
import { isImageId } from './image-id.ts';
import { ImagesRepository } from './images.repository.ts';

@Injectable()
export class ImagesService {
  constructor(private readonly images: ImagesRepository) {}

  /** In the requested order; unknown ids are left out. */
  async describe(ids: readonly string[]): Promise<ImageView[]> {
    const wanted = known(ids);
    const found = new Map((await this.images.listReady(wanted)).map((image) => [image._id, toImageView(image)]));
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  /** For a record that will refer to these images: garbage collection keeps the images that are found. */
  async claim(ids: readonly string[]): Promise<ImageView[]> {
    await this.images.renewClaims(known(ids));
    return this.describe(ids);
  }
}

function known(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isImageId))];
}
