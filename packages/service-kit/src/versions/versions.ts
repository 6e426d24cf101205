import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import type { Model } from 'mongoose';
import { auditedAs } from '../audit/audited.schema.ts';
import { wholeChanges } from '../audit/changes-between.ts';
import { noteUnchanged } from '../audit/trail.ts';
import { AppError } from '../errors/app-error.ts';
import type { StaffNames } from '../messaging/staff-names.ts';
import { changesNothing } from '../mongo/changes-nothing.ts';
import { findStored, listStored } from '../records/kept-versions.ts';
import { translatedAs } from '../records/translated.schema.ts';
import { contentOf, type VersionedAs, versionedAs } from '../records/versioned.schema.ts';
import { changeAtVersion, type VersionedDocument } from '../records/versioned-documents.ts';
import type { VersionedEdits } from '../records/versioned-edits.ts';

type Content = Record<string, unknown>;

interface State {
  version: number;
  at: Date;
  by: string | null;
  content: Content;
}

/** Published states of one kind of records, with author and time, and their restoration (EDT-05). */
export abstract class Versions<Document extends VersionedDocument> {
  private readonly as: VersionedAs<Document>;
  protected abstract readonly missing: ErrorCode;

  protected constructor(
    private readonly model: Model<Document>,
    private readonly edits: VersionedEdits<Document>,
    private readonly staff: StaffNames,
  ) {
    const as = versionedAs(model);
    if (!as) throw new Error(`Versions of ${model.modelName} are not stored`);
    this.as = as;
  }

  /** The part of an earlier state that may be published again. */
  protected async fit(content: Content): Promise<Content> {
    return content;
  }

  /** Latest first; the first one is the current version. */
  async list(id: string): Promise<VersionSummaryView[]> {
    const current = this.stateOf(await this.edits.current(id, null));
    const stored = await listStored(this.model as unknown as Model<never>, this.as.kind, id);
    const all = [current, ...stored.filter(({ version }) => version < current.version)];
    const names = await this.staff.of(all.map(({ by }) => by));
    return all.map((state) => summaryOf(state, names, current.version));
  }

  async get(id: string, version: number): Promise<VersionView> {
    const current = this.stateOf(await this.edits.current(id, null));
    const { state, before } = await this.find(id, version, current);
    const names = await this.staff.of([state.by]);
    return {
      ...summaryOf(state, names, current.version),
      name: auditedAs(this.model)?.name(state.content as unknown as Document) ?? '',
      previous: before?.version ?? null,
      changes: before ? this.between(before.content, state.content) : [],
      until_now: this.between(current.content, state.content),
    };
  }

  /** Publishes an earlier state as a new version and returns its number. `expected` is the version that the client has seen. */
  async restore(id: string, version: number, expected: number | null): Promise<number> {
    const seen = await this.edits.current(id, expected);
    const current = this.stateOf(seen);
    const { state } = await this.find(id, version, current);
    const content = await this.fit(state.content);
    if (changesNothing(current.content, content) && changesNothing(content, current.content)) {
      noteUnchanged();
      return seen.version;
    }
    const removed = Object.keys(current.content).filter((name) => content[name] === undefined || content[name] === null);
    const set = Object.fromEntries(Object.entries(content).filter(([name]) => !removed.includes(name)));
    // `translatedFrom` belongs to the restored texts, so it is also removed if the earlier state has none.
    const forgotten = translatedAs(this.model) && !set.translatedFrom ? ['translatedFrom'] : [];
    const update = { $set: set, $unset: Object.fromEntries([...removed, ...forgotten].map((name) => [name, 1])) };
    const changed = await changeAtVersion(this.model, { _id: id } as never, seen.version, update as never);
    return (changed ? this.edits.announced(changed) : await this.edits.refuse(id, expected)).version;
  }

  /** Content of an earlier state. */
  async stateAt(id: string, version: number): Promise<Document> {
    const current = this.stateOf(await this.edits.current(id, null));
    const { state } = await this.find(id, version, current);
    return state.content as unknown as Document;
  }

  private async find(id: string, version: number, current: State): Promise<{ state: State; before: State | undefined }> {
    const found = await findStored(this.model as unknown as Model<never>, this.as.kind, id, version);
    if (version === current.version) return { state: current, before: found.find((stored) => stored.version < version) };
    const [state, before] = found;
    if (state?.version !== version) throw new AppError('not_found');
    return { state, before };
  }

  private stateOf(document: Document): State {
    const { version, updatedAt: at, publishedBy: by = null } = document;
    return { version, at, by, content: contentOf(this.as, document) };
  }

  private between(before: Content, after: Content): VersionView['changes'] {
    const fields = (content: Content) => auditedAs(this.model)?.fields(content as unknown as Document) ?? content;
    return wholeChanges(fields(before), fields(after));
  }
}

function summaryOf({ version, at, by }: Omit<State, 'content'>, names: ReadonlyMap<string, string>, current: number): VersionSummaryView {
  const publishedBy = { user_id: by ?? null, name: by ? (names.get(by) ?? null) : null };
  return { version, at: at.toISOString(), by: publishedBy, is_current: version === current };
}
