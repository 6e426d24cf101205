import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { NewTravel, TravelEdit } from '@reefdesk/contracts/requests/travels.requests';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { requireRoomFor } from '@reefdesk/service-kit/editing/count-limit';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { firstVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import { inEnglish, toLocalised } from '../content/localised.ts';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { figuresOf } from './figures.ts';
import type { ItineraryItem } from './itinerary-item.schema.ts';
import { freeSlug, slugBase } from './slug.ts';
import { changesOf } from './travel.content.ts';
import type { TravelDocument } from './travel.schema.ts';
import { copyOf } from './travel-copy.ts';
import { TravelEdits } from './travel-edits.ts';
import { pictureOf, readTravelForm, requireComplete } from './travel-form.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

/** More packages than this don't get the same name at the same moment. */
const SLUG_ATTEMPTS = 25;

/** How packages come, change and go. `version` is what the caller has seen; null when the call does not say. */
@Injectable()
export class TravelChangesService {
  constructor(
    private readonly travels: TravelsRepository,
    private readonly destinations: DestinationsRepository,
    private readonly reads: TravelsService,
    private readonly edits: TravelEdits,
    private readonly uploads: ImageUploads,
  ) {}

  async create(creation: Creation, form: ReceivedForm): Promise<TravelDetailView> {
    const { data, picture } = readTravelForm(form);
    const created = await this.edits.create(creation, async () => {
      requireRoomFor('travel_limit_reached', await this.travels.count(), LIMITS.travels);
      const [image = null] = picture ? await this.uploads.store([picture]) : [];
      return this.insert(newTravel(creation, data, image));
    });
    return this.reads.detailsOf(created);
  }

  /**
   * A package of its own with the content of another, as that is stored. Its pictures are in use by the package that it is made of,
   * so they need no claim. What refers to a destination is looked at as in ItineraryService: before the write and again after it.
   */
  async duplicate(id: string, creation: Creation): Promise<TravelDetailView> {
    const created = await this.edits.create(creation, async () => {
      const original = await this.edits.current(id, null);
      requireRoomFor('travel_limit_reached', await this.travels.count(), LIMITS.travels);
      const copy = copyOf(original, creation);
      return this.insert({ ...copy, itinerary: await this.referable(copy.itinerary) }, slugBase(inEnglish(original.name)));
    });
    return this.reads.detailsOf(await this.withReferable(created));
  }

  /** With a picture it is all or nothing: the picture is accepted first, then everything is written at once. */
  async edit(id: string, edit: TravelEdit, picture: ReceivedFile | undefined, version: number | null): Promise<TravelDetailView> {
    const changes = changesOf(edit);
    const image = picture && (await this.storePicture(id, picture, version));
    const rule = (seen: TravelDocument): Changes => {
      requireComplete(seen, edit, image !== undefined);
      return image ? { ...changes, image } : changes;
    };
    return this.reads.detailsOf(await this.edits.change(id, rule, version));
  }

  async replaceImage(id: string, form: ReceivedForm, version: number | null): Promise<TravelDetailView> {
    return this.edit(id, {}, pictureOf(form), version);
  }

  /** Whether the package is there is asked first: nothing is stored for nothing. */
  private async storePicture(id: string, picture: ReceivedFile, version: number | null): Promise<StoredImage | undefined> {
    await this.edits.current(id, version);
    const [image] = await this.uploads.store([picture]);
    return image;
  }

  /** Its itinerary goes with it; its picture is collected because nothing refers to it any more. */
  async remove(id: string, version: number | null): Promise<void> {
    await this.edits.remove(id, version, () => this.travels.remove(id, version));
  }

  /** Without stops at destinations that are gone, or about to be. */
  private async referable(items: readonly ItineraryItem[]): Promise<ItineraryItem[]> {
    const there = await this.destinations.findReferable(items.flatMap(({ destinationId }) => destinationId ?? []));
    return items.filter(({ destinationId }) => destinationId === null || there.has(destinationId));
  }

  /** As it is where all its stops may be there, else without the others. */
  private async withReferable(travel: TravelDocument): Promise<TravelDocument> {
    const there = new Set((await this.referable(travel.itinerary)).map(({ id }) => id));
    const gone = new Set(travel.itinerary.map(({ id }) => id).filter((id) => !there.has(id)));
    if (gone.size === 0) return travel;
    return this.edits.change(travel._id, ({ itinerary }) => ({ itinerary: itinerary.filter(({ id }) => !gone.has(id)) }), null);
  }

  /** Takes the next free slug when another package got there first; null when the package itself is there already. */
  private async insert(travel: Omit<TravelDocument, 'slug'>, base = slugBase(inEnglish(travel.name))): Promise<TravelDocument | null> {
    for (let attempt = 1; ; attempt++) {
      const free = freeSlug(base, await this.travels.slugsStartingWith(base));
      const slug = attempt < SLUG_ATTEMPTS ? free : `${base}-${travel._id}`;
      const outcome = await this.travels.insert({ ...travel, slug });
      if (outcome === 'created') return { ...travel, slug };
      if (outcome === 'present') return null;
    }
  }
}

function newTravel(creation: Creation, data: NewTravel, image: StoredImage | null): Omit<TravelDocument, 'slug'> {
  const { names, categories, descriptions, included, not_included, to_bring, level, duration, status, ...figures } = data;
  return {
    name: toLocalised(names),
    category: toLocalised(categories),
    description: toLocalised(descriptions),
    included: toLocalised(included),
    notIncluded: toLocalised(not_included),
    toBring: toLocalised(to_bring),
    ...(level && { level }),
    durationDays: duration ?? 1,
    status: status ?? 'active',
    ...figuresOf(figures),
    image,
    itinerary: [],
    ...firstVersion(creation),
  };
}
