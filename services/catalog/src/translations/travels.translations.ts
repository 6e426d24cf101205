import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';

/** Translation status of packages and their stops. */
@Injectable()
export class TravelsTranslations extends Translations<TravelDocument> {
  readonly kind = 'packages';
  protected readonly missing = 'travel_not_found';

  constructor(@InjectModel(TRAVEL) model: Model<TravelDocument>, edits: TravelEdits) {
    super(model, edits);
  }
}
