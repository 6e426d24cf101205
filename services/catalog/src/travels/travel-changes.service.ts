import { Injectable } from '@nestjs/common';
import { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { ImageUploads } from '@reefdesk/media-client/forms/image-uploads';
import type { ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { paths } from './paths.ts';
import { freeSlug, slugBase } from './slug.ts';
import type { CreateTravelDto, EditTravelDto } from './travel.dto.ts';
import type { TravelDocument } from './travel.schema.ts';
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
    private readonly uploads: ImageUploads,
    private readonly bus: MessageBus,
  ) {}

  /** What is there under this id already was created by the same call before. */
  async create(id: string, form: ReceivedForm): Promise<TravelDetailView> {
    const { data, picture } = await readTravelForm(form);
    const created = await this.travels.find(id);
    if (created) return this.reads.detailsOf(created);
    const [image = null] = await this.uploads.store([picture]);
    const travel = await this.insert(newTravel(id, data, image));
    return travel ? this.announced(travel) : this.reads.details(id);
  }

  async edit(id: string, edit: EditTravelDto, version: number | null): Promise<TravelDetailView> {
    const { names: name, categories: category, descriptions: description, price } = edit;
    const [durationDays, status] = [edit.duration ?? undefined, edit.status ?? undefined];
    const changes = { name, category, description, durationDays, status, price };
    const seen = await this.reads.current(id, version);
    if (changesNothing(seen, paths(changes))) return this.reads.detailsOf(seen);
    const changed = await this.travels.change(id, changes, version);
    return this.announced(changed ?? (await this.reads.refuse(id, version)));
  }

  async replaceImage(id: string, form: ReceivedForm, version: number | null): Promise<TravelDetailView> {
    const picture = pictureOf(form);
    await this.reads.current(id, version);
    const [image] = await this.uploads.store([picture]);
    const changed = image && (await this.travels.replaceImage(id, image, version));
    return this.announced(changed ?? (await this.reads.refuse(id, version)));
  }

  /** Its itinerary goes with it; its picture is collected because nothing refers to it any more. */
  async remove(id: string, version: number | null): Promise<void> {
    const { slug } = (await this.travels.remove(id, version)) ?? (await this.reads.refuse(id, version));
    this.bus.publish(TravelsChanged, { id, slug });
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

  private announced(travel: TravelDocument): Promise<TravelDetailView> {
    this.bus.publish(TravelsChanged, { id: travel._id, slug: travel.slug });
    return this.reads.detailsOf(travel);
  }
}

function newTravel(id: string, data: CreateTravelDto, image: StoredImage | null): Omit<TravelDocument, 'slug'> {
  const now = new Date();
  return {
    _id: id,
    name: data.names,
    category: data.categories,
    description: data.descriptions,
    durationDays: data.duration ?? 1,
    status: data.status ?? 'active',
    ...(typeof data.price === 'number' && { price: data.price }),
    image,
    itinerary: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
