import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { success } from '@reefdesk/contracts/schema/view';
import type { TravelEdit } from '@reefdesk/contracts/travels/requests';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { Drafts } from '@reefdesk/service-kit/drafts/drafts';
import { missingFields, missingTexts, missingTranslations } from '@reefdesk/service-kit/drafts/missing-texts';
import type { DraftPictures } from '@reefdesk/service-kit/records/draft.schema';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { destinationIdsOf, itineraryOf } from '../travels/itinerary.ts';
import { storedTextsOf } from '../travels/optional-texts.ts';
import { changesOf, editOf } from '../travels/travel.content.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';
import { TravelsService } from '../travels/travels.service.ts';

/** Itineraries are not part of a draft: each change of a stop is public at once. */
@Injectable()
export class TravelsDrafts extends Drafts<TravelDocument, TravelEdit, StoredImage> {
  readonly kind = 'packages';

  constructor(
    @InjectModel(TRAVEL) model: Model<TravelDocument>,
    edits: TravelEdits,
    tools: DraftTools,
    private readonly reads: TravelsService,
    private readonly destinations: DestinationsRepository,
  ) {
    super(model, edits, tools);
  }

  protected changesOf(_travel: TravelDocument, fields: TravelEdit, { mainImage }: DraftPictures<StoredImage>): Changes {
    const image = mainImage?.[0];
    return { ...changesOf(fields), ...(image && { image }) };
  }

  protected editOf(travel: TravelDocument) {
    return { fields: editOf(travel), pictures: { mainImage: travel.image ? [travel.image] : [] } };
  }

  /** Also reports an empty itinerary, stops that lack comments, and stops at destinations that are hidden from visitors. */
  protected async missingOf(travel: TravelDocument): Promise<MissingField[]> {
    const { name: names, category: categories, description: descriptions, image, itinerary } = travel;
    const shown = await this.destinations.listByIds(destinationIdsOf(travel), { status: 'active' });
    const ids = new Set(shown.map(({ _id }) => _id));
    const dead = itineraryOf(travel).filter(({ destinationId }) => destinationId !== null && !ids.has(destinationId));
    const comments = Object.fromEntries(itineraryOf(travel).map((stop) => [`itinerary.${stop.id}`, stop.comments]));
    return [
      ...missingTexts({ names, categories, descriptions, ...comments }),
      ...missingTranslations(storedTextsOf(travel)),
      ...missingFields({ mainImage: image !== null, itinerary: itinerary.length > 0 }),
      ...dead.map(({ id }) => ({ field: `itinerary.${id}` })),
    ];
  }

  protected imageIdOf({ id }: StoredImage): string {
    return id;
  }

  protected async previewed(travel: TravelDocument): Promise<PreviewedRecord> {
    const visibility = { status: 'active' } as const;
    const [page, itinerary, item] = await Promise.all([
      this.reads.pageOf(travel, visibility),
      this.reads.itineraryOf(travel, visibility),
      this.reads.packageOf(travel, visibility),
    ]);
    return {
      path: travelPath(travel.slug),
      answers: {
        [`/api/travel/${travel.slug}`]: { kind: 'whole', body: success(page) },
        [`/api/itinerary/${travel.slug}`]: { kind: 'whole', body: success(itinerary, 'Itinerary found') },
        '/api/packages': { kind: 'item', by: 'travel_id', item },
      },
    };
  }
}
