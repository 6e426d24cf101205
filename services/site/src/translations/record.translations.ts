import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { RecordEdits } from '../record/record.edits.ts';
import { RECORD, type RecordDocument } from '../record/record.schema.ts';

@Injectable()
export class RecordTranslations extends Translations<RecordDocument> {
  readonly kind = 'site';
  protected readonly missing = 'not_found';

  constructor(@InjectModel(RECORD) model: Model<RecordDocument>, edits: RecordEdits) {
    super(model, edits);
  }
}
