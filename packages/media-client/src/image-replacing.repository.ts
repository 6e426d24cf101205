import { Injectable } from '@nestjs/common';
import { library } from '@reefdesk/contracts/images/endpoints';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { ActingFor } from '@reefdesk/service-kit/audit/acting-for';
import { replaceInDrafts } from '@reefdesk/service-kit/drafts/replace-in-drafts';
import { type TrashableDocument, withTrash } from '@reefdesk/service-kit/mongo/trashable.schema';
import { changeAtVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** Attempts per record; more concurrent saves of one record are not expected. */
const ATTEMPTS = 40;

export interface ShowingImages<Document extends TrashableDocument> {
  model: Model<Document>;
  kind: string;
  /** Paths of the image ids in a document: `image.id`. */
  paths: readonly string[];
  picture: { readonly id: string };
  /** Fields to set so that the document shows the new image wherever it shows the old one. */
  changes(document: Document): Changes;
  announce(document: Document): void;
}

/** Replaces an image in all records, one by one. It can be repeated after a failure: finished records are skipped. */
@Injectable()
export class ImageReplacingRepository {
  constructor(private readonly acting: ActingFor) {}

  /** Returns the number of changed records, including those in the trash. Versions are kept, and drafts get the new image too. */
  async replace<Document extends TrashableDocument>(showing: ShowingImages<Document>, from: string, by: ActingPerson): Promise<number> {
    const { model, kind, paths } = showing;
    const shows = { $or: paths.map((path) => ({ [path]: from })) } as QueryFilter<Document>;
    const found = await withTrash(model.find(shows)).select({ _id: 1 }).lean<{ _id: string }[]>().exec();
    let changed = 0;
    await replaceInDrafts(model, kind, from, showing.picture);
    for (const { _id: recordId } of found) {
      const isChanged = await this.acting.recorded(by, { call: library.replace.route, kind, action: 'changed', recordId }, () =>
        this.change(showing, { ...shows, _id: recordId } as QueryFilter<Document>),
      );
      if (isChanged) changed++;
    }
    return changed;
  }

  /** False if the record no longer shows the old image because of a concurrent change. */
  private async change<Document extends TrashableDocument>(showing: ShowingImages<Document>, wanted: QueryFilter<Document>) {
    const { model } = showing;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await withTrash(model.findOne(wanted)).lean<Document>().exec();
      if (!seen) return false;
      // The explicit `trashed` condition also matches records in the trash; if a record is trashed or restored meanwhile, it is read again.
      const where = { _id: seen._id, trashed: seen.trashed ? { $ne: null } : null };
      const update = { $set: showing.changes(seen) } as UpdateQuery<Document>;
      const changed = await changeAtVersion(model, where as unknown as QueryFilter<Document>, seen.version, update);
      if (changed) {
        showing.announce(changed);
        return true;
      }
    }
    throw new Error(`${showing.kind} ${String(wanted._id)} could not be changed`);
  }
}
