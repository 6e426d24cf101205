import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { RECORD, type RecordDocument } from './record.schema.ts';

@Injectable()
export class RecordRepository implements VersionedStore<RecordDocument> {
  constructor(@InjectModel(RECORD) private readonly model: Model<RecordDocument>) {}

  find(id: string): Promise<RecordDocument | null> {
    return this.model.findOne({ _id: id }).lean<RecordDocument>().exec();
  }

  insert(record: RecordDocument): Promise<boolean> {
    return insertNew(this.model, record);
  }

  change(id: string, changes: Changes, version: number): Promise<RecordDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }
}
