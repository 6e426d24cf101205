import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Logger } from '@nestjs/common';
import { FULL_POSITION, type Position } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { DraftView, MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { ScheduleFailure } from '@reefdesk/contracts/editing/values';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import type { Language } from '@reefdesk/contracts/languages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { momentOf } from '@reefdesk/contracts/time/calendar-days';
import { openEntry } from '../audit/audit-outbox.repository.ts';
import { noteAudited, noteUnchanged, Trail } from '../audit/trail.ts';
import { AppError } from '../errors/app-error.ts';
import { invalidFields } from '../errors/field-errors.ts';
import { normaliseError } from '../errors/normalise-error.ts';
import type { ReceivedForm } from '../http/form/received-form.ts';
import { changesNothing } from '../mongo/changes-nothing.ts';
import { withTrash } from '../mongo/trashable.schema.ts';
import { differingFields, isOvertaken, mergedFields, replacedBy, withChanges } from '../records/applied-changes.ts';
import type { DraftedDocument, DraftPictures, OpenDraft, Schedule } from '../records/draft.schema.ts';
import type { TranslatedDocument } from '../records/translated.schema.ts';
import { draftedTranslations, publishedTranslations } from '../translations/drafted-translations.ts';
import { DraftedRecords, isOpen } from './drafted-records.ts';
import { type MachineMarks, machineMarks, unaccepted } from './machine-made.ts';
import { differsInTexts } from './translators-edit.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 20;
const YEAR_MS = 366 * 24 * 60 * 60_000;

export interface DraftEdit extends MachineMarks {
  fields: Record<string, unknown>;
  /** Files by form field. An empty array leaves the pictures of its field unchanged. */
  files: ReceivedForm['files'];
  /** Version of the record that the client has seen; undefined if the request does not send it. */
  basedOn: number | undefined;
  /** Languages whose texts may change, and nothing else; null if everything may change. */
  languages?: readonly Language[] | null;
}

/** Writes drafts of one kind (EDT-01, EDT-02, EDT-04; docs/adr/0036). `expected` is the draft version that the client has seen. */
export abstract class Drafts<
  Document extends DraftedDocument,
  Fields extends object = Record<string, unknown>,
  Picture = unknown,
> extends DraftedRecords<Document, Fields, Picture> {
  private readonly logger = new Logger('Drafts');

  /** Throws if the record `next` must not be public, even when the publication is forced. */
  protected requireShowable(_next: Document): void {}

  protected abstract imageIdOf(picture: Picture): string;

  /** Starts or continues a draft. An edit that the draft already contains changes nothing, whatever version the client has seen. */
  async save(id: string, edit: DraftEdit, expected: number | null, by: string | null): Promise<DraftView> {
    await this.found(id);
    if (edit.languages && Object.values(edit.files).some((some) => some.length > 0)) throw new AppError('forbidden');
    const pictures = await this.store(edit.files);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { record, stored, open } = await this.found(id);
      if (expected !== null && !open) throw await this.conflict(record, null);
      const fields = mergedFields(open?.fields ?? {}, edit.fields);
      const all = { ...open?.pictures, ...pictures } as DraftPictures<Picture>;
      const machine = machineMarks(open, fields, edit);
      const sent = [fields, all, machine];
      if (open && edit.basedOn === undefined && isDeepStrictEqual(sent, [open.fields, open.pictures, open.machine ?? []])) {
        noteUnchanged();
        return this.view(record, open);
      }
      if (open && expected !== null && open.version !== expected) throw await this.conflict(record, open);
      if (edit.basedOn !== undefined && edit.basedOn !== record.version) throw await this.conflict(record, open);
      const changes = this.changesOf(record, fields as Fields, all);
      const before = open ? this.changesOf(record, open.fields as Fields, open.pictures as DraftPictures<Picture>) : {};
      this.requireOwnTexts(withChanges(record, before), withChanges(record, changes), edit.languages ?? null);
      const goesOn = open && edit.basedOn === undefined;
      const base = replacedBy(record, changes, goesOn ? open.base : []);
      const isHeld = goesOn && isOvertaken(record, changes, base);
      const basedOn = isHeld ? open.basedOn : record.version;
      const writtenFor = draftedTranslations(
        this.model,
        record,
        open && this.applied(record, open),
        withChanges(record, changes),
        open?.writtenFor,
      );
      const content = { fields, machine, pictures: all, images: this.imagesIn(all), basedOn, base, writtenFor, updatedBy: by };
      const saved = await this.stored.save(id, stored, !open, content);
      if (saved) return this.saved(record, saved, open);
      await sleep(Math.random() * PAUSE_MS);
    }
    const { record, open } = await this.found(id);
    throw await this.conflict(record, open);
  }

  /** Starts a draft that changes the record to an earlier state, as far as drafts can (EDT-05). Throws if the record has a draft. */
  async startFrom(id: string, earlier: Document & TranslatedDocument, by: string | null): Promise<DraftView> {
    const { record, stored, open } = await this.found(id);
    const [now, then] = [this.editOf(record), this.editOf(earlier)];
    const fields = differingFields(now.fields, then.fields);
    const idsOf = (some: readonly Picture[] = []) => some.map((picture) => this.imageIdOf(picture));
    const others = Object.entries(then.pictures).filter(([part, some]) => !isDeepStrictEqual(idsOf(some), idsOf(now.pictures[part])));
    const pictures: DraftPictures<Picture> = Object.fromEntries(others.filter(([, some]) => some.length > 0));
    const changes = this.changesOf(record, fields as Fields, pictures);
    const [base, images] = [replacedBy(record, changes), this.imagesIn(pictures)];
    const writtenFor = draftedTranslations(this.model, record, earlier, withChanges(record, changes), earlier.translatedFrom);
    const content = { fields, machine: [], pictures, images, basedOn: record.version, base, writtenFor, updatedBy: by };
    const saved = open ? null : await this.stored.save(id, stored, true, content);
    if (!saved) throw new AppError('draft_exists');
    return this.saved(record, saved, null);
  }

  async discard(id: string, expected: number | null): Promise<void> {
    const { record, draft } = await this.seen(id, expected);
    if (!(await this.stored.end(draft))) throw await this.conflictNow(id);
    noteAudited({ id, name: this.nameOf(record) });
  }

  /** Returns the record as editors see it, and its version. */
  async publish(id: string, expected: number | null, force: boolean): Promise<{ view: unknown; version: number }> {
    const { record, draft } = await this.seen(id, expected);
    const published = await this.make(record, draft, force);
    return { view: await this.edits.view(published), version: published.version };
  }

  /** `local` is a time on the operator's clock; null cancels the schedule. */
  async schedule(
    id: string,
    local: string | null,
    force: boolean,
    expected: number | null,
    { userId, position }: Actor,
  ): Promise<DraftView> {
    const { record, draft } = await this.seen(id, expected);
    const at = local === null ? null : await this.momentAhead(local);
    if (at) {
      if (this.isOvertaken(record, draft)) throw await this.conflict(record, draft);
      await this.requireReady(this.applied(record, draft), draft.machine, force);
    }
    const who = { by: userId, position: position ?? FULL_POSITION, force };
    const saved = await this.stored.schedule(draft, at && { at, ...who });
    if (!saved) throw await this.conflictNow(id);
    noteAudited({ id, name: this.nameOf(record), before: timeOf(draft.schedule), after: timeOf(saved.schedule) });
    return this.view(record, saved);
  }

  /** Publishes due drafts, each in the name of the user who scheduled it. Replicas may sweep at the same time: only one write succeeds. */
  async sweep(now = new Date()): Promise<void> {
    for (const draft of await this.stored.listDue(now)) {
      if (draft.schedule) await this.publishDue(draft, draft.schedule);
    }
  }

  private async publishDue(due: OpenDraft, { by, position, force }: Schedule): Promise<void> {
    const id = due.recordId;
    const entry = openEntry(randomUUID(), {
      ...{ call: `POST /api/drafts/${this.kind}/{id}/publish`, kind: this.kind, action: 'draft_published' },
      ...{ recordId: id, userId: by, position, network: '' },
    });
    const trail = new Trail(entry, this.tools.outbox);
    try {
      const record = await this.findRecord(id);
      if (!record) return await this.stored.fail(due, failureOf('record_removed'));
      if (!isOpen(record, due)) return;
      await this.tools.outbox.put(entry);
      await trail.run(() => this.make(record, due, force));
      await trail.succeeded();
    } catch (error) {
      await trail.failed(error).catch((thrown: unknown) => this.logger.warn({ err: thrown }, 'An audit entry could not be settled'));
      await this.failed(due, error);
    }
  }

  /** Stores a 4xx error with the draft, which then waits for a user; a 5xx error is retried by the next sweep. */
  private async failed(due: OpenDraft, error: unknown): Promise<void> {
    const { code, status, data } = normaliseError(error);
    const record = await this.findRecord(due.recordId).catch(() => undefined);
    if (status >= 500 || record === undefined) {
      this.logger.warn({ err: error, kind: this.kind, record: due.recordId }, 'A draft is due and could not be published yet');
      return;
    }
    if (record && !isOpen(record, due)) return;
    if (!record) return this.stored.fail(due, failureOf('record_removed'));
    const reasons: Partial<Record<typeof code, ScheduleFailure>> = { edit_conflict: 'record_changed', not_ready: 'not_ready' };
    // The record was saved at the same time, but not where the draft changes it: the next sweep tries again.
    if (code === 'edit_conflict' && !this.isOvertaken(record, due)) return;
    await this.stored.fail(due, failureOf(reasons[code] ?? 'refused', (data?.missing ?? []) as MissingField[]));
  }

  /** Publishes with one write over the record version that was read. */
  private async make(seen: Document, draft: OpenDraft, force: boolean): Promise<Document> {
    let record = seen;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (this.isOvertaken(record, draft)) throw await this.conflict(record, draft);
      const changes = this.allChanges(record, draft);
      const next = withChanges(record, changes);
      this.requireShowable(next);
      await this.requireReady(next, draft.machine, force);
      const isNothing = changesNothing(record, changes);
      const translations = publishedTranslations(this.model, record, next, draft.writtenFor);
      const published = isNothing
        ? record
        : await this.edits.write(record._id, { ...changes, ...translations, draftPublished: draft.version }, record.version);
      if (published) {
        if (isNothing) noteAudited({ id: record._id, name: this.nameOf(record) });
        // If the process is killed before this line, `draftPublished` in the record still marks the draft as over.
        await this.stored.end(draft);
        return published;
      }
      await sleep(Math.random() * PAUSE_MS);
      record = await this.edits.current(record._id, null);
      if (!isOpen(record, draft)) throw new AppError('draft_not_found');
    }
    throw await this.conflict(record, draft);
  }

  private requireOwnTexts(before: Document, next: Document, languages: readonly Language[] | null): void {
    if (languages && !differsInTexts(before, next, languages)) throw new AppError('forbidden');
  }

  private async requireReady(next: Document, machine: readonly string[] | undefined, force: boolean): Promise<void> {
    const missing = [...(await this.missingOf(next)), ...unaccepted(machine)];
    if (missing.length > 0 && !force) throw new AppError('not_ready', {}, { data: { missing } });
  }

  private async momentAhead(local: string): Promise<Date> {
    const timeZone = await this.tools.surroundings.timeZone();
    if (timeZone === undefined) throw new AppError('service_unavailable');
    const at = momentOf(timeZone, local);
    const ahead = at.getTime() - Date.now();
    if (ahead <= 0) throw invalidFields({ at: toFieldError(ruleError('moment_past'), 'Time') });
    if (ahead > YEAR_MS) throw invalidFields({ at: toFieldError(ruleError('moment_far'), 'Time') });
    return at;
  }

  private imagesIn(pictures: DraftPictures<Picture>): string[] {
    return [...new Set(Object.values(pictures).flatMap((some) => some.map((picture) => this.imageIdOf(picture))))];
  }

  private async store(files: ReceivedForm['files']): Promise<DraftPictures> {
    const named = Object.entries(files).filter(([, some]) => some.length > 0);
    if (named.length === 0) return {};
    const stored = [...(await this.tools.surroundings.storePictures(named.flatMap(([, some]) => some)))];
    return Object.fromEntries(named.map(([field, some]) => [field, stored.splice(0, some.length)]));
  }

  /** Removes the saved draft again if the record was permanently deleted in the meantime. */
  private async saved(record: Document, saved: OpenDraft, before: OpenDraft | null): Promise<DraftView> {
    const now = await this.edits.current(record._id, null).catch(async (error: unknown) => {
      if (normaliseError(error).status < 500) await this.dropOrphan(saved);
      throw error;
    });
    // One audit entry each time another user continues the draft, not one for every autosave.
    if (before && before.updatedBy === saved.updatedBy) noteUnchanged();
    else noteAudited({ id: record._id, name: this.nameOf(record) });
    return this.view(now, saved);
  }

  /** Records in the trash keep their drafts. */
  private async dropOrphan(saved: OpenDraft): Promise<void> {
    const existing = await withTrash(this.model.findById(saved.recordId)).select({ _id: 1 }).lean().exec();
    if (!existing) await this.stored.end(saved);
  }
}

/** {@link Drafts} of any kind of records. */
export type SomeDrafts = Pick<Drafts<DraftedDocument>, keyof Drafts<DraftedDocument>>;

/** Only owners may publish a record with missing texts or fields. */
export function mayForce(position: Position | undefined, asked: boolean | undefined): boolean {
  return asked === true && position === FULL_POSITION;
}

function failureOf(reason: ScheduleFailure, missing: MissingField[] = []): NonNullable<Schedule['failure']> {
  return { reason, at: new Date(), missing };
}

const timeOf = (schedule: Schedule | null) => ({ publication: schedule?.at ?? null });
