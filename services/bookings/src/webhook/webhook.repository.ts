import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changeAtVersion, insertNew, removeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { WEBHOOK_ID, WEBHOOK_MODEL, type WebhookDocument } from './webhook.schema.ts';

@Injectable()
export class WebhookRepository implements VersionedStore<WebhookDocument> {
  constructor(@InjectModel(WEBHOOK_MODEL) private readonly model: Model<WebhookDocument>) {}

  find(): Promise<WebhookDocument | null> {
    return this.model.findById(WEBHOOK_ID).lean<WebhookDocument>().exec();
  }

  insert(webhook: WebhookDocument): Promise<boolean> {
    return insertNew(this.model, webhook);
  }

  change(id: string, changes: Changes, version: number): Promise<WebhookDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }

  /** Returns null if there is no webhook at this version; null as `version` matches any. */
  remove(version: number | null): Promise<WebhookDocument | null> {
    return removeAtVersion(this.model, WEBHOOK_ID, version);
  }
}
