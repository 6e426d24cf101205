import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DestinationGalleryView } from '@reefdesk/contracts/destinations';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { countOf, type DestinationFiles, DestinationUploads } from './destination.forms.ts';
import { galleryOf, toGalleryView } from './destination.mapper.ts';
import type { GalleryImage } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { DestinationsService } from './destinations.service.ts';
import { type GalleryRule, requireRoom, withMain, withNew, without } from './gallery.ts';

/** How often a change is made anew on what somebody else just saved. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/**
 * Changes of a gallery. Each takes the stored list, makes the next one by a rule, and writes it only if nobody wrote
 * meanwhile; so parallel changes lose no image and never make two main ones or none.
 */
@Injectable()
export class DestinationGalleryService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly service: DestinationsService,
    private readonly uploads: DestinationUploads,
  ) {}

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async add(id: string, files: DestinationFiles, expected: number | null): Promise<DestinationGalleryView> {
    if (countOf(files) === 0) throw new AppError('validation_failed', {}, { fields: { galleryImages: 'Please select an image' } });
    // Checked before the upload, so that a full gallery costs nobody a transfer; the rule checks it again.
    requireRoom(galleryOf(await this.service.require(id, expected)).length, countOf(files));
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
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await this.service.require(id, expected);
      const images = rule(galleryOf(seen));
      if (isSame(images, seen.images)) return toGalleryView(await this.service.view(seen));
      const changed = await this.destinations.update(id, { images }, seen.version);
      if (changed) return toGalleryView(await this.service.tell(changed));
      await sleep(Math.random() * PAUSE_MS);
    }
    throw editConflict(await this.service.view(await this.service.require(id, null)));
  }
}

function isSame(images: readonly GalleryImage[], stored: readonly GalleryImage[] = []): boolean {
  return images.length === stored.length && images.every(({ id, isMain }, at) => stored[at]?.id === id && stored[at].isMain === isMain);
}
