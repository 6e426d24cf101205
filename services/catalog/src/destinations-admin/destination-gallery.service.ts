import { Injectable } from '@nestjs/common';
import type { DestinationGalleryView } from '@reefdesk/contracts/destinations/endpoints';
import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { fault } from '@reefdesk/contracts/schema/check';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { galleryOf, toGalleryView } from '../destinations/destination.mapper.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsService } from '../destinations/destinations.service.ts';
import { type GalleryRule, requireRoom, withMain, withNew, without } from '../destinations/gallery.ts';
import { countOf, type DestinationFiles, DestinationUploads } from './destination.forms.ts';

/** Changes of a gallery, each by a rule from the stored list: parallel ones lose no image and never make two main ones or none. */
@Injectable()
export class DestinationGalleryService {
  constructor(
    private readonly edits: DestinationEdits,
    private readonly reads: DestinationsService,
    private readonly uploads: DestinationUploads,
  ) {}

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async add(id: string, files: DestinationFiles, expected: number | null): Promise<DestinationGalleryView> {
    if (countOf(files) === 0) throw refusedFields({ galleryImages: fieldFault(fault('image_required'), '') });
    // Checked before the upload, so that a full gallery costs nobody a transfer; the rule checks it again.
    requireRoom(galleryOf(await this.edits.current(id, expected)).length, countOf(files));
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
    const changed = await this.edits.change(id, (seen) => ({ images: rule(galleryOf(seen)) }), expected);
    return toGalleryView(await this.reads.view(changed));
  }
}
