import { Injectable } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { toImageView } from './image.mapper.ts';
import { isImageId } from './image-id.ts';
import { ImagesRepository } from './images.repository.ts';

const MAX_IDS = 500;

@Injectable()
export class ImagesService {
  constructor(private readonly images: ImagesRepository) {}

  /** In the order asked; unknown ids are left out. */
  async describe(ids: readonly string[]): Promise<ImageView[]> {
    const wanted = checked(ids);
    const found = new Map((await this.images.listReady(wanted)).map((image) => [image._id, toImageView(image)]));
    return wanted.flatMap((id) => found.get(id) ?? []);
  }

  /** As {@link describe}, for a record that is about to refer to them: garbage collection leaves what is found alone. */
  async claim(ids: readonly string[]): Promise<ImageView[]> {
    await this.images.renewClaims(checked(ids));
    return this.describe(ids);
  }
}

function checked(ids: readonly string[]): string[] {
  if (!Array.isArray(ids) || ids.length > MAX_IDS) throw new AppError('bad_request');
  return [...new Set(ids.filter(isImageId))];
}
