import { Injectable } from '@nestjs/common';
import {
  type CountCatalog,
  type DestinationImport,
  DestinationsChanged,
  type ImportCatalog,
  type TravelImport,
  TravelsChanged,
} from '@reefdesk/contracts/messages/catalog.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { freeSlug, slugBase } from '../travels/slug.ts';
import { TravelsRepository } from '../travels/travels.repository.ts';
import { toSeededDestination, toSeededTravel } from './demo.mapper.ts';

export type CatalogImport = NonNullable<typeof ImportCatalog.request>;
export type CatalogCount = NonNullable<typeof CountCatalog.reply>;

/**
 * Imports demo content. Every document is one upsert by its key, so an import that was killed in the middle is
 * completed by the next one, and a complete one changes nothing.
 */
@Injectable()
export class DemoService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly travels: TravelsRepository,
    private readonly images: ImageDirectory,
    private readonly bus: MessageBus,
  ) {}

  async count(): Promise<CatalogCount> {
    const [destinations, travels] = await Promise.all([this.destinations.count(), this.travels.count()]);
    return { destinations, travels };
  }

  async import({ destinations, travels }: CatalogImport): Promise<{ created: number }> {
    const missing = await this.missing({ destinations, travels });
    const images = await this.images.require([
      ...missing.destinations.flatMap((destination) => destination.imageIds),
      ...missing.travels.map((travel) => travel.imageId),
    ]);
    const createdDestinations = await this.importDestinations(missing.destinations, images);
    return { created: createdDestinations + (await this.importTravels(missing.travels, images)) };
  }

  /** What is there already is neither written nor are its images asked for. */
  private async missing({ destinations, travels }: CatalogImport): Promise<CatalogImport> {
    const [presentDestinations, presentTravels] = await Promise.all([
      this.destinations.idsBySeedKey(destinations.map(({ key }) => key)),
      this.travels.presentSeedKeys(travels.map(({ key }) => key)),
    ]);
    return {
      destinations: destinations.filter(({ key }) => !presentDestinations.has(key)),
      travels: travels.filter(({ key }) => !presentTravels.has(key)),
    };
  }

  private async importDestinations(destinations: readonly DestinationImport[], images: ReadonlyMap<string, StoredImage>): Promise<number> {
    const nextMoment = clock();
    let created = 0;
    for (const content of destinations) {
      const pictures = content.imageIds.flatMap((id) => images.get(id) ?? []);
      const destination = toSeededDestination(content, pictures, nextMoment());
      if (!(await this.destinations.insertSeeded(destination))) continue;
      created += 1;
      this.bus.publish(DestinationsChanged, { id: destination._id });
    }
    return created;
  }

  private async importTravels(travels: readonly TravelImport[], images: ReadonlyMap<string, StoredImage>): Promise<number> {
    const destinationIds = await this.destinationIds(travels);
    const nextMoment = clock();
    let created = 0;
    for (const content of travels) {
      if (await this.importTravel(content, images.get(content.imageId) ?? null, destinationIds, nextMoment())) created += 1;
    }
    return created;
  }

  /** Takes the next free slug when another package got there first. */
  private async importTravel(
    content: TravelImport,
    image: StoredImage | null,
    destinationIds: ReadonlyMap<string, string>,
    createdAt: Date,
  ): Promise<boolean> {
    const base = slugBase(content.name.en);
    for (;;) {
      const slug = freeSlug(base, await this.travels.slugsStartingWith(base));
      const travel = toSeededTravel(content, image, destinationIds, slug, createdAt);
      const outcome = await this.travels.insertSeeded(travel);
      if (outcome === 'slug-taken') continue;
      if (outcome === 'created') this.bus.publish(TravelsChanged, { id: travel._id, slug });
      return outcome === 'created';
    }
  }

  private async destinationIds(travels: readonly TravelImport[]): Promise<Map<string, string>> {
    const keys = [...new Set(travels.flatMap(({ stops }) => stops.flatMap(({ destination }) => destination ?? [])))];
    const ids = await this.destinations.idsBySeedKey(keys);
    const unknown = keys.filter((key) => !ids.has(key));
    if (unknown.length > 0)
      throw new AppError('validation_failed', {}, { fields: { stops: `unknown destinations: ${unknown.join(', ')}` } });
    return ids;
  }
}

/** Moments a millisecond apart: lists are ordered by creation, and demo content keeps the order it was written in. */
function clock(): () => Date {
  let moment = Date.now();
  return () => new Date(moment++);
}
