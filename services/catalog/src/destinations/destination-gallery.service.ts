import { Injectable } from '@nestjs/common';
import type { DestinationGalleryView } from '@reefdesk/contracts/destinations';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { countOf, type DestinationFiles, DestinationUploads } from './destination.forms.ts';
import { galleryOf, toGalleryView } from './destination.mapper.ts';
import { DestinationsService } from './destinations.service.ts';
import { type GalleryRule, requireRoom, withMain, withNew, without } from './gallery.ts';

/** Changes of a gallery, each by a rule from the stored list: parallel ones lose no image and never make two main ones or none. */
@Injectable()
export class DestinationGalleryService {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly uploads: DestinationUploads,
  ) {}

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async add(id: string, files: DestinationFiles, expected: number | null): Promise<DestinationGalleryView> {
    if (countOf(files) === 0) throw new AppError('validation_failed', {}, { fields: { galleryImages: 'Please select an image' } });
    // Checked before the upload, so that a full gallery costs nobody a transfer; the rule checks it again.
    requireRoom(galleryOf(await this.destinations.require(id, expected)).length, countOf(files));
    const { main, pictures } = await this.uploads.store(files);
    return this.change(id, expected, withNew(pictures, main));
  }

  setMain(id: string, galleryId: string, expected: number | null): Promise<DestinationGalleryView> {
    return this.change(id, expected, withMain(galleryId));
  }

  remove(id: string, galleryId: string, expected: number | null): Promise<DestinationGalleryView> {
    return this.change(id, expected, without(galleryId));
  }

  private async change(id: string, expected: number | null, rule: GalleryRule): Promise<DestinationGalleryView> {
    const changed = await this.destinations.change(id, expected, (seen) => ({ images: rule(galleryOf(seen)) }));
    return toGalleryView(await this.destinations.view(changed));
  }
}
