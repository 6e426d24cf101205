import { Injectable } from '@nestjs/common';
import type { DestinationGalleryView } from '@reefdesk/contracts/destinations/endpoints';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { galleryOf, toGalleryView } from '../destinations/destination.mapper.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsService } from '../destinations/destinations.service.ts';
import { type GalleryRule, requireRoom, withMain, withNew, without } from '../destinations/gallery.ts';
import { countOf, type DestinationFiles, DestinationUploads } from './destination.forms.ts';

/** Applies each change as a rule to the stored list, so parallel changes lose no image and keep exactly one main image. */
@Injectable()
export class DestinationGalleryService {
  constructor(
    private readonly edits: DestinationEdits,
    private readonly reads: DestinationsService,
    private readonly uploads: DestinationUploads,
  ) {}

  async add(id: string, files: DestinationFiles, expected: number | null): Promise<DestinationGalleryView> {
    if (countOf(files) === 0) throw invalidFields({ galleryImages: toFieldError(ruleError('image_required'), '') });
    // Rejects a full gallery before the upload; the rule checks it again.
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
