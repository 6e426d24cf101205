import type { Model } from 'mongoose';
import { isDuplicateOf } from '../mongo/duplicate-key.ts';
import { DRAFT, type DraftedDocument, type OpenDraft, type Schedule, type StoredDraft } from './draft.schema.ts';

type Content = Pick<StoredDraft, 'fields' | 'machine' | 'pictures' | 'images' | 'basedOn' | 'base' | 'writtenFor' | 'updatedBy'>;

const NOTHING: Partial<StoredDraft> = { fields: null, pictures: {}, images: [], machine: [], base: [], writtenFor: [], schedule: null };

/** Repository for the drafts of one kind. Each write applies only to the draft version that it was made from. */
export class StoredDrafts {
  private readonly model: Model<StoredDraft>;

  constructor(
    records: Model<never>,
    private readonly kind: string,
  ) {
    this.model = draftsOf(records);
  }

  /** Includes drafts that are over. */
  find(recordId: string): Promise<StoredDraft | null> {
    return this.model.findById(idOf(this.kind, recordId)).lean<StoredDraft>().exec();
  }

  /** Latest first. */
  list(): Promise<OpenDraft[]> {
    return this.model
      .find({ kind: this.kind, fields: { $ne: null } })
      .sort({ updatedAt: -1, _id: 1 })
      .lean<OpenDraft[]>()
      .exec();
  }

  listDue(now: Date): Promise<OpenDraft[]> {
    const due = { 'schedule.at': { $lte: now }, 'schedule.failure': null };
    return this.model
      .find({ kind: this.kind, fields: { $ne: null }, ...due } as never)
      .sort({ 'schedule.at': 1 })
      .lean<OpenDraft[]>()
      .exec();
  }

  /** Stores the next version; null if `seen` is no longer the current one. `begins` is true if the earlier draft is over. */
  async save(recordId: string, seen: StoredDraft | null, begins: boolean, content: Content): Promise<OpenDraft | null> {
    const now = new Date();
    const begun = { createdAt: now, schedule: null };
    if (seen) return this.write(seen, { ...content, ...(begins && begun), updatedAt: now });
    const [_id, kind] = [idOf(this.kind, recordId), this.kind];
    const draft = { _id, kind, recordId, version: 1, ...content, ...begun, updatedAt: now };
    try {
      await this.model.create(draft);
      return draft as OpenDraft;
    } catch (error) {
      if (isDuplicateOf(error, '_id')) return null;
      throw error;
    }
  }

  schedule(seen: OpenDraft, schedule: Schedule | null): Promise<OpenDraft | null> {
    return this.write(seen, { schedule });
  }

  /** Stores the failure with the draft. The version stays the same, so a concurrent edit is not rejected. */
  async fail({ _id, version }: OpenDraft, failure: NonNullable<Schedule['failure']>): Promise<void> {
    await this.model.updateOne({ _id, version }, { $set: { 'schedule.failure': failure } } as never).exec();
  }

  /** Returns false if the draft is no longer the version that was read. */
  async end(seen: OpenDraft): Promise<boolean> {
    return (await this.write(seen, NOTHING)) !== null;
  }

  private write({ _id, version }: StoredDraft, set: Partial<StoredDraft>): Promise<OpenDraft | null> {
    const update = { $set: set, $inc: { version: 1 } };
    return this.model
      .findOneAndUpdate({ _id, version }, update as never, { returnDocument: 'after' })
      .lean<OpenDraft>()
      .exec();
  }
}

/** Deletes the draft of a record that is deleted permanently. Does nothing if such records have no drafts. */
export async function dropDraft<Document extends DraftedDocument>(records: Model<Document>, kind: string, recordId: string): Promise<void> {
  if (!records.schema.path('draftPublished')) return;
  await draftsOf(records as unknown as Model<never>)
    .deleteOne({ _id: idOf(kind, recordId) })
    .exec();
}

function draftsOf(records: Model<never>): Model<StoredDraft> {
  return records.db.model<StoredDraft>(DRAFT);
}

const idOf = (kind: string, recordId: string) => `${kind}/${recordId}`;
