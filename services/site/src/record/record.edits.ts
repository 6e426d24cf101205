import { Injectable } from '@nestjs/common';
import { SiteChanged } from '@reefdesk/contracts/messages/site.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { toSiteRecord } from './record.mapper.ts';
import { RecordRepository } from './record.repository.ts';
import type { RecordDocument } from './record.schema.ts';

/** There is only one record, so any other id is unknown. */
@Injectable()
export class RecordEdits extends VersionedEdits<RecordDocument> {
  constructor(store: RecordRepository, bus: MessageBus) {
    super({
      store,
      view: async (record) => toSiteRecord(record),
      announce: ({ version }) => bus.publish(SiteChanged, { version }),
      missing: 'not_found',
    });
  }
}
