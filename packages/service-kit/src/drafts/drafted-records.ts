import type { DraftSource, DraftSummaryView, DraftView, MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { DraftKind } from '@reefdesk/contracts/editing/values';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { localMoment } from '@reefdesk/contracts/time/calendar-days';
import type { Model } from 'mongoose';
import { auditedAs } from '../audit/audited.schema.ts';
import { AppError } from '../errors/app-error.ts';
import { editConflict } from '../http/version.ts';
import { isOvertaken, withChanges } from '../records/applied-changes.ts';
import type { DraftedDocument, DraftPictures, OpenDraft, StoredDraft } from '../records/draft.schema.ts';
import { StoredDrafts } from '../records/stored-drafts.ts';
import type { Changes, VersionedEdits } from '../records/versioned-edits.ts';
import type { DraftTools } from './draft-tools.ts';
import { unaccepted } from './machine-made.ts';

interface Found<Document> {
  record: Document;
  /** The stored draft, even if it is over. */
  stored: StoredDraft | null;
  open: OpenDraft | null;
}

/** Reads the drafts of one kind of records, applied to the records in memory (EDT-01, EDT-02; docs/adr/0036). */
export abstract class DraftedRecords<Document extends DraftedDocument, Fields extends object, Picture> {
  abstract readonly kind: DraftKind;
  private drafts: StoredDrafts | undefined;

  protected constructor(
    protected readonly model: Model<Document>,
    protected readonly edits: VersionedEdits<Document>,
    protected readonly tools: DraftTools,
  ) {}

  /** Changes that the edit makes, by path and language. Another user's change at the same path is a conflict. */
  protected abstract changesOf(record: Document, fields: Fields, pictures: DraftPictures<Picture>): Changes;

  /** Further changes, derived from the stored record. They overwrite no other user's change and never cause a conflict. */
  protected changesBeside(_record: Document, _fields: Fields, _pictures: DraftPictures<Picture>): Changes {
    return {};
  }

  /** The edit that would make any record equal to this state, as far as drafts can. Reverse of {@link changesOf}. */
  protected abstract editOf(state: Document): { fields: Fields; pictures: DraftPictures<Picture> };

  /** Texts and fields that the record lacks for publication (EDT-02). */
  protected abstract missingOf(next: Document): MissingField[] | Promise<MissingField[]>;

  protected abstract previewed(next: Document): Promise<PreviewedRecord>;

  /** The record with its draft applied, if any; null if the record does not exist. Callers must restrict access themselves. */
  async preview(id: string): Promise<PreviewedRecord | null> {
    const record = await this.findRecord(id);
    if (!record) return null;
    const draft = await this.stored.find(id);
    return this.previewed(draft && isOpen(record, draft) ? this.applied(record, draft) : record);
  }

  async list(): Promise<DraftSummaryView[]> {
    const drafts = await this.stored.list();
    const ids = drafts.map(({ recordId }) => recordId);
    const records = await this.model
      .find({ _id: { $in: ids } } as never)
      .lean<Document[]>()
      .exec();
    const byId = new Map(records.map((record) => [record._id, record]));
    const open = drafts.flatMap((draft) => {
      const record = byId.get(draft.recordId);
      return record && isOpen(record, draft) ? [{ record, draft }] : [];
    });
    const names = await this.tools.staff.of(open.flatMap(({ draft }) => [draft.updatedBy, draft.schedule?.by]));
    const timeZone = await this.tools.surroundings.timeZone();
    return open.map(({ record, draft }) => this.summary(record, draft, names, timeZone));
  }

  async get(id: string): Promise<DraftView> {
    const { record, open } = await this.found(id);
    return this.view(record, required(open));
  }

  async source(id: string): Promise<DraftSource> {
    const { record, open } = await this.found(id);
    return { record: await this.edits.view(record), record_version: record.version, draft: open && (await this.view(record, open)) };
  }

  protected get stored(): StoredDrafts {
    this.drafts ??= new StoredDrafts(this.model as unknown as Model<never>, this.kind);
    return this.drafts;
  }

  protected async found(id: string): Promise<Found<Document>> {
    const record = await this.edits.current(id, null);
    const stored = await this.stored.find(id);
    return { record, stored, open: stored && isOpen(record, stored) ? stored : null };
  }

  protected findRecord(id: string): Promise<Document | null> {
    return this.edits.find(id);
  }

  protected async seen(id: string, expected: number | null): Promise<{ record: Document; draft: OpenDraft }> {
    const { record, open } = await this.found(id);
    const draft = required(open);
    if (expected !== null && draft.version !== expected) throw await this.conflict(record, draft);
    return { record, draft };
  }

  protected async conflictNow(id: string): Promise<AppError> {
    const { record, open } = await this.found(id);
    return this.conflict(record, required(open));
  }

  /** `edit_conflict` with the current draft, or with the record alone if there is no draft. */
  protected async conflict(record: Document, draft: OpenDraft | null): Promise<AppError> {
    return editConflict(draft ? await this.view(record, draft) : { record: await this.edits.view(record), record_version: record.version });
  }

  protected async view(record: Document, draft: OpenDraft): Promise<DraftView> {
    const next = this.applied(record, draft);
    const [names, timeZone, missing, recordView, draftView] = await Promise.all([
      this.tools.staff.of([draft.updatedBy, draft.schedule?.by]),
      this.tools.surroundings.timeZone(),
      this.missingOf(next),
      this.edits.view(record),
      this.edits.view(next),
    ]);
    return {
      ...this.summary(record, draft, names, timeZone),
      fields: draft.fields,
      machine: draft.machine ?? [],
      missing: [...missing, ...unaccepted(draft.machine)],
      record: recordView,
      draft: draftView,
    };
  }

  protected summary(
    record: Document,
    draft: OpenDraft,
    names: ReadonlyMap<string, string>,
    timeZone: string | undefined,
  ): DraftSummaryView {
    const person = (id: string | null) => ({ user_id: id, name: id ? (names.get(id) ?? null) : null });
    const { schedule } = draft;
    const isOutdated = this.isOvertaken(record, draft);
    return {
      kind: this.kind,
      id: record._id,
      version: draft.version,
      based_on: isOutdated ? draft.basedOn : record.version,
      record_version: record.version,
      is_outdated: isOutdated,
      schedule: schedule && {
        at: schedule.at.toISOString(),
        local: timeZone === undefined ? null : localMoment(timeZone, schedule.at),
        by: person(schedule.by),
        failure: schedule.failure ? { ...schedule.failure, at: schedule.failure.at.toISOString() } : null,
      },
      created_at: draft.createdAt.toISOString(),
      updated_at: draft.updatedAt.toISOString(),
      updated_by: person(draft.updatedBy),
    };
  }

  protected isOvertaken(record: Document, { fields, pictures, base }: OpenDraft): boolean {
    return isOvertaken(record, this.changesOf(record, fields as Fields, pictures as DraftPictures<Picture>), base);
  }

  protected allChanges(record: Document, draft: OpenDraft): Changes {
    const [fields, pictures] = [draft.fields as Fields, draft.pictures as DraftPictures<Picture>];
    return { ...this.changesOf(record, fields, pictures), ...this.changesBeside(record, fields, pictures) };
  }

  protected applied(record: Document, draft: OpenDraft): Document {
    return withChanges(record, this.allChanges(record, draft));
  }

  protected nameOf(record: Document): string {
    return auditedAs(this.model)?.name(record) ?? '';
  }
}

export function isOpen(record: DraftedDocument, draft: StoredDraft): draft is OpenDraft {
  return draft.fields !== null && draft.version > (record.draftPublished ?? 0);
}

function required(draft: OpenDraft | null): OpenDraft {
  if (!draft) throw new AppError('draft_not_found');
  return draft;
}
