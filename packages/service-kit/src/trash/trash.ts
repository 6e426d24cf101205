import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { TRASH_DAYS, type TrashKind } from '@reefdesk/contracts/editing/values';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import type { Model } from 'mongoose';
import { AppError } from '../errors/app-error.ts';
import type { StaffNames } from '../messaging/staff-names.ts';
import type { TrashableDocument } from '../mongo/trashable.schema.ts';
import { dropVersions } from '../records/kept-versions.ts';
import { dropDraft } from '../records/stored-drafts.ts';
import { beginEnd, completeEnd, listEnding, listTrashed, restoreTrashed } from '../records/trashed-documents.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Display data by which users recognise a deleted record. */
export type TrashCard = Pick<TrashedRecordView, 'names' | 'image' | 'image_meta' | 'address'>;

/** The trash of one kind of records (EDT-06). Deleted records keep their address and pictures. The sweep completes interrupted steps. */
export abstract class Trash<Document extends TrashableDocument> {
  abstract readonly kind: TrashKind;
  abstract readonly missing: ErrorCode;

  protected constructor(
    readonly model: Model<Document>,
    private readonly staff: StaffNames,
  ) {}

  /** One card for each document, in the same order. */
  abstract cards(documents: readonly Document[]): Promise<TrashCard[]>;
  protected abstract requireRoom(): Promise<void>;
  abstract announce(document: Document): void;

  /** Restores what was deleted along with the record. Must be idempotent: after a crash it is called again. */
  protected async makeWhole(_document: Document): Promise<void> {}

  /** Restored records for which a killed process did not complete `makeWhole`. */
  protected async listUnwhole(): Promise<Document[]> {
    return [];
  }

  async list(): Promise<TrashedRecordView[]> {
    const documents = await listTrashed(this.model);
    const [cards, names] = await Promise.all([this.cards(documents), this.staff.of(documents.map(({ trashed }) => trashed?.by))]);
    return documents.flatMap(({ _id, trashed }, at) => {
      const card = cards[at];
      if (!card || !trashed) return [];
      const { by } = trashed;
      const deletedBy = { user_id: by ?? null, name: by ? (names.get(by) ?? null) : null };
      const endsAt = new Date(trashed.at.getTime() + TRASH_DAYS * DAY_MS);
      return [
        { kind: this.kind, id: _id, ...card, deleted_at: trashed.at.toISOString(), deleted_by: deletedBy, ends_at: endsAt.toISOString() },
      ];
    });
  }

  async restore(id: string): Promise<void> {
    if (!(await listTrashed(this.model, id)).length) throw new AppError(this.missing);
    await this.requireRoom();
    const restored = await restoreTrashed(this.model, id);
    if (!restored) throw new AppError(this.missing);
    await this.makeWhole(restored);
    this.announce(restored);
  }

  async end(id: string): Promise<void> {
    if (!(await beginEnd(this.model, id))) throw new AppError(this.missing);
    await this.complete(id);
  }

  /** Deletes records whose time in the trash is over, and completes what killed processes started. */
  async sweep(now = new Date()): Promise<void> {
    for (const document of await this.listUnwhole()) {
      await this.makeWhole(document);
      this.announce(document);
    }
    for (const id of await listEnding(this.model, new Date(now.getTime() - TRASH_DAYS * DAY_MS))) {
      await beginEnd(this.model, id);
      await this.complete(id);
    }
  }

  private async complete(id: string): Promise<void> {
    await dropVersions(this.model, id);
    await dropDraft(this.model, this.kind, id);
    await completeEnd(this.model, id);
  }
}
