import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SiteChanged } from '@reefdesk/contracts/messages/site.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { toSiteRecord } from '../record/record.mapper.ts';
import { RecordRepository } from '../record/record.repository.ts';
import { RECORD, type RecordDocument } from '../record/record.schema.ts';

@Injectable()
export class RecordTranslations extends Translations<RecordDocument> {
  readonly kind = 'site';
  protected readonly missing = 'not_found';

  constructor(@InjectModel(RECORD) model: Model<RecordDocument>, store: RecordRepository, bus: MessageBus) {
    const edits = new VersionedEdits<RecordDocument>({
      store,
      view: async (record) => toSiteRecord(record),
      announce: ({ version }) => bus.publish(SiteChanged, { version }),
      missing: 'not_found',
    });
    super(model, edits);
  }
}
