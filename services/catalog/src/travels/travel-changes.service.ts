import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { NewTravel, TravelEdit } from '@reefdesk/contracts/requests/travels.requests';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { requireRoomFor } from '@reefdesk/service-kit/editing/count-limit';
import type { ReceivedFile, ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { firstVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import { toLocalised } from '../content/localised.ts';
import { figuresOf } from './figures.ts';
import { paths } from './paths.ts';
import { freeSlug, slugBase } from './slug.ts';
import type { TravelDocument } from './travel.schema.ts';
import { TravelEdits } from './travel-edits.ts';
import { pictureOf, readTravelForm } from './travel-form.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

/** More packages than this don't get the same name at the same moment. */
const SLUG_ATTEMPTS = 25;

/** How packages come, change and go. `version` is what the caller has seen; null when the call does not say. */
@Injectable()
export class TravelChangesService {
  constructor(
    private readonly travels: TravelsRepository,
    private readonly reads: TravelsService,
    private readonly edits: TravelEdits,
    private readonly uploads: ImageUploads,
  ) {}

  async create(creation: Creation, form: ReceivedForm): Promise<TravelDetailView> {
    const { data, picture } = readTravelForm(form);
    const created = await this.edits.create(creation, async () => {
      requireRoomFor('travel_limit_reached', await this.travels.count(), LIMITS.travels);
      const [image = null] = await this.uploads.store([picture]);
      return this.insert(newTravel(creation, data, image));
    });
    return this.reads.detailsOf(created);
  }

  /** With a picture it is all or nothing: the picture is accepted first, then everything is written at once. */
  async edit(id: string, edit: TravelEdit, picture: ReceivedFile | undefined, version: number | null): Promise<TravelDetailView> {
    const {
      names: name,
      categories: category,
      descriptions: description,
      duration: durationDays,
      not_included: notIncluded,
      ...plain
    } = edit;
    const changes = paths({ name, category, description, durationDays, notIncluded, ...plain });
    const image = picture && (await this.storePicture(id, picture, version));
    return this.reads.detailsOf(await this.edits.change(id, image ? { ...changes, image } : changes, version));
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

  /** Takes the next free slug when another package got there first; null when the package itself is there already. */
  private async insert(travel: Omit<TravelDocument, 'slug'>): Promise<TravelDocument | null> {
    const base = slugBase(travel.name.en);
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
  const { names, categories, descriptions, included, not_included, level, duration, status, ...figures } = data;
  return {
    name: names,
    category: categories,
    description: descriptions,
    included: toLocalised(included),
    notIncluded: toLocalised(not_included),
    ...(level && { level }),
    durationDays: duration ?? 1,
    status: status ?? 'active',
    ...figuresOf(figures),
    image,
    itinerary: [],
    ...firstVersion(creation),
  };
}
