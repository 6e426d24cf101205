import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';

/** Translation status of destinations. */
@Injectable()
export class DestinationsTranslations extends Translations<DestinationDocument> {
  readonly kind = 'destinations';
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits) {
    super(model, edits, { removing: null });
  }
}
