import { Injectable } from '@nestjs/common';
import type { ActingPerson } from '@reefdesk/contracts/messages/image-uses.messages';
import { ActingFor } from '@reefdesk/service-kit/audit/acting-for';
import { replaceInDrafts } from '@reefdesk/service-kit/drafts/replace-in-drafts';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';
import { changeAtVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import { type TrashableDocument, withTrash } from '@reefdesk/service-kit/trash/trashable.schema';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** Under which the audit has what comes of it. */
export const REPLACE_CALL = 'POST /api/library/{id}/replace';
/** More often than that nobody saves one record while it is changed here. */
const ATTEMPTS = 40;

/** Records of one kind that show images. */
export interface ShowingImages<Document extends TrashableDocument> {
  model: Model<Document>;
  /** `packages` */
  kind: string;
  /** Finds those that show an image: `image.id`. */
  paths: readonly string[];
  /** The other image, as records of this kind keep one. */
  picture: { readonly id: string };
  /** What to set in a record so that it shows the other image wherever it shows this one. */
  changes(document: Document): Changes;
  /** Tells everybody else; once for each stored change. */
  announce(document: Document): void;
}

/** Shows another image wherever one is shown, record by record: what was done stays done, and asked again the rest follows. */
@Injectable()
export class ImageReplacingRepository {
  constructor(private readonly acting: ActingFor) {}

  /**
   * How many records were changed, those in the trash among them. Each gets a new version; what it was before is kept. Drafts bring the
   * other image from then on, too.
   */
  async replace<Document extends TrashableDocument>(showing: ShowingImages<Document>, from: string, by: ActingPerson): Promise<number> {
    const { model, kind, paths } = showing;
    const shows = { $or: paths.map((path) => ({ [path]: from })) } as QueryFilter<Document>;
    const found = await withTrash(model.find(shows)).select({ _id: 1 }).lean<{ _id: string }[]>().exec();
    let changed = 0;
    await replaceInDrafts(model, kind, from, showing.picture);
    for (const { _id: recordId } of found) {
      const isChanged = await this.acting.recorded(by, { call: REPLACE_CALL, kind, action: 'changed', recordId }, () =>
        this.change(showing, { ...shows, _id: recordId } as QueryFilter<Document>),
      );
      if (isChanged) changed++;
    }
    return changed;
  }

  /** False where somebody else was faster, and the record does not show it any more. */
  private async change<Document extends TrashableDocument>(showing: ShowingImages<Document>, wanted: QueryFilter<Document>) {
    const { model } = showing;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await withTrash(model.findOne(wanted)).lean<Document>().exec();
      if (!seen) return false;
      // Named, so that one in the trash is found; one that goes there or comes back meanwhile is looked at again.
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
