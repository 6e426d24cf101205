import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';

/** How the texts of packages and of their stops stand in each language. */
@Injectable()
export class TravelsTranslations extends Translations<TravelDocument> {
  readonly kind = 'packages';
  protected readonly missing = 'travel_not_found';

  constructor(@InjectModel(TRAVEL) model: Model<TravelDocument>, edits: TravelEdits) {
    super(model, edits);
  }
}
