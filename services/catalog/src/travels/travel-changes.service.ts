import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type NewTravel, TRAVEL_FACT_NAMES, type TravelEdit } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import { inEnglish, toLocalised } from '../content/localised.ts';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { factsOf } from './facts.ts';
import { eachStoredText } from './optional-texts.ts';
import { freeSlug, slugBase } from './slug.ts';
import { changesOf } from './travel.content.ts';
import type { TravelDocument } from './travel.schema.ts';
import { copyOf } from './travel-copy.ts';
import { TravelEdits } from './travel-edits.ts';
import { pictureOf, readTravelForm, requireComplete } from './travel-form.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

/** After this many attempts the slug contains the id. */
const SLUG_ATTEMPTS = 25;

/** `version` is the version that the caller has seen, or null if the request has none. */
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

  /** The pictures are in use by the original and need no claim. Destinations are checked before and after, as in ItineraryService. */
  async duplicate(id: string, creation: Creation): Promise<TravelDetailView> {
    const created = await this.edits.create(creation, async () => {
      const original = await this.edits.current(id, null);
      requireRoomFor('travel_limit_reached', await this.travels.count(), LIMITS.travels);
      const copy = copyOf(original, creation);
      return this.insert({ ...copy, itinerary: await this.referable(copy.itinerary) }, slugBase(inEnglish(original.name)));
    });
    return this.reads.detailsOf(await this.withReferable(created));
  }

  /** Accepts a picture first and then writes everything at once. */
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

  /** Checks the travel first, so that no picture is stored in vain. */
  private async storePicture(id: string, picture: ReceivedFile, version: number | null): Promise<StoredImage | undefined> {
    await this.edits.current(id, version);
    const [image] = await this.uploads.store([picture]);
    return image;
  }

  async remove(id: string, version: number | null): Promise<void> {
    await this.edits.remove(id, version, () => this.travels.remove(id, version));
  }

  private async referable(items: readonly ItineraryItem[]): Promise<ItineraryItem[]> {
    const there = await this.destinations.findReferable(items.flatMap(({ destinationId }) => destinationId ?? []));
    return items.filter(({ destinationId }) => destinationId === null || there.has(destinationId));
  }

  private async withReferable(travel: TravelDocument): Promise<TravelDocument> {
    const there = new Set((await this.referable(travel.itinerary)).map(({ id }) => id));
    const removed = new Set(travel.itinerary.map(({ id }) => id).filter((id) => !there.has(id)));
    if (removed.size === 0) return travel;
    return this.edits.change(travel._id, ({ itinerary }) => ({ itinerary: itinerary.filter(({ id }) => !removed.has(id)) }), null);
  }

  /** Retries with the next free slug if another travel takes one at the same time. Null if the travel already exists. */
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
  const { names, categories, descriptions, duration, status, ...plain } = data;
  nothingLeft(plain, [...TRAVEL_FACT_NAMES, ...OPTIONAL_TEXT_NAMES]);
  return {
    name: toLocalised(names),
    category: toLocalised(categories),
    description: toLocalised(descriptions),
    ...eachStoredText((name) => toLocalised(plain[name])),
    durationDays: duration ?? 1,
    status: status ?? 'active',
    ...factsOf(plain),
    image,
    itinerary: [],
    ...firstVersion(creation),
  };
}
