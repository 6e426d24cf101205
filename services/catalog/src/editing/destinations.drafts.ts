import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DestinationEdit } from '@reefdesk/contracts/destinations/requests';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { PreviewedAnswer, PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { destinationPath } from '@reefdesk/contracts/pages/site-paths';
import { success } from '@reefdesk/contracts/schema/view';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { Drafts } from '@reefdesk/service-kit/drafts/drafts';
import { missingFields, missingTexts } from '@reefdesk/service-kit/drafts/missing-texts';
import type { DraftPictures } from '@reefdesk/service-kit/records/draft.schema';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { changesOf, editOf, requireName } from '../destinations/destination.content.ts';
import { galleryOf, mainImage } from '../destinations/destination.mapper.ts';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsService } from '../destinations/destinations.service.ts';
import { hang, requireRoom, shownWithMain } from '../destinations/gallery.ts';

/** On publication, a new main picture is added to the gallery of that moment. */
@Injectable()
export class DestinationsDrafts extends Drafts<DestinationDocument, DestinationEdit, StoredImage> {
  readonly kind = 'destinations';

  constructor(
    @InjectModel(DESTINATION) model: Model<DestinationDocument>,
    edits: DestinationEdits,
    tools: DraftTools,
    private readonly reads: DestinationsService,
  ) {
    super(model, edits, tools);
  }

  protected changesOf(_destination: DestinationDocument, fields: DestinationEdit): Changes {
    return changesOf(fields);
  }

  protected override changesBeside(
    destination: DestinationDocument,
    _fields: DestinationEdit,
    { mainImage: pictures = [] }: DraftPictures<StoredImage>,
  ): Changes {
    const [main] = hang(pictures);
    return main ? { images: shownWithMain(galleryOf(destination), main) } : {};
  }

  protected editOf(destination: DestinationDocument) {
    return { fields: editOf(destination), pictures: {} };
  }

  protected override requireShowable({ name, images }: DestinationDocument): void {
    requireName({}, name);
    requireRoom(images.length, 0);
  }

  protected missingOf(destination: DestinationDocument): MissingField[] {
    const { name: names, category: categories, description: descriptions, location, bestTime } = destination;
    return [
      ...missingTexts({ names, categories, descriptions }),
      ...missingFields({ location: Boolean(location), best_time: Boolean(bestTime), mainImage: mainImage(destination) !== null }),
    ];
  }

  protected imageIdOf({ id }: StoredImage): string {
    return id;
  }

  protected async previewed(destination: DestinationDocument): Promise<PreviewedRecord> {
    const view = await this.reads.view(destination);
    const one: PreviewedAnswer = { kind: 'whole', body: success(view, 'Destination found') };
    return { path: destinationPath(view.destination_id), answers: { [`/api/destination/${view.destination_id}`]: one } };
  }
}
