import { Injectable } from '@nestjs/common';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationEdit, NewDestination } from '@reefdesk/contracts/destinations/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { changesOf, newDestination, requireName, requireOneLanguage } from '../destinations/destination.content.ts';
import { galleryOf } from '../destinations/destination.mapper.ts';
import type { GalleryImage } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { DestinationsService } from '../destinations/destinations.service.ts';
import { requireRoom, withNew } from '../destinations/gallery.ts';
import { type DestinationFiles, DestinationUploads } from './destination.forms.ts';
import { DestinationRemovalService } from './destination-removal.service.ts';

@Injectable()
export class DestinationsEditorService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly reads: DestinationsService,
    private readonly edits: DestinationEdits,
    private readonly uploads: DestinationUploads,
    private readonly removal: DestinationRemovalService,
  ) {}

  async create(creation: Creation, dto: NewDestination, files: DestinationFiles): Promise<DestinationView> {
    requireOneLanguage(dto);
    const created = await this.edits.create(creation, async () => {
      requireRoomFor('destination_limit_reached', await this.destinations.count(), LIMITS.destinations);
      const { main, pictures } = await this.uploads.store(files);
      const destination = newDestination(creation, dto, withNew(pictures, main)([]));
      return (await this.destinations.insert(destination)) ? destination : null;
    });
    // A repeated create request restores a destination that was deleted since, including its stops.
    await this.removal.bringBack(created);
    return this.reads.view(created);
  }

  /** Accepts a new main image first and then writes everything at once. `expected: null` accepts any version. */
  async edit(id: string, dto: DestinationEdit, image: ReceivedFile | undefined, expected: number | null): Promise<DestinationView> {
    const changes = changesOf(dto);
    const main = image && (await this.newMain(id, dto, image, expected));
    const edited = await this.edits.change(
      id,
      ({ name, images }) => {
        requireName(name, dto.names);
        return main ? { ...changes, images: withNew([], main)(galleryOf({ images })) } : changes;
      },
      expected,
    );
    return this.reads.view(edited);
  }

  /** Checks everything that does not depend on the image before the image is stored. */
  private async newMain(
    id: string,
    { names }: DestinationEdit,
    image: ReceivedFile,
    expected: number | null,
  ): Promise<GalleryImage | undefined> {
    const seen = await this.edits.current(id, expected);
    requireName(seen.name, names);
    requireRoom(galleryOf(seen).length, 1);
    return (await this.uploads.store({ main: image, gallery: [] })).main;
  }
}
