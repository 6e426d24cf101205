import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@reefdesk/contracts/errors';
import { noteUnchanged } from '../audit/trail.ts';
import { AppError } from '../errors/app-error.ts';
import { type Creation, requireSameCall } from '../http/idempotency-key.ts';
import { editConflict } from '../http/version.ts';
import { changesNothing } from '../mongo/changes-nothing.ts';
import type { VersionedDocument } from '../mongo/versioned-documents.ts';

/** How often a change is made anew on what somebody else just saved. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** What a change sets, by dotted path: `{ 'name.en': 'Reef', price: null }`. A null takes an optional value away. */
export type Changes = Readonly<Record<string, unknown>>;

/** Makes a change from what is stored; throws where the rules forbid it. */
export type ChangeRule<Document> = (seen: Document) => Changes;

/** Where the documents lie; a repository. */
export interface VersionedStore<Document> {
  find(id: string): Promise<Document | null>;
  /** One atomic write over this version, which makes the next one; null when the document is not there at this version. */
  change(id: string, changes: Changes, version: number): Promise<Document | null>;
}

export interface EditedResource<Document> {
  store: VersionedStore<Document>;
  /** As its editors see it; a refused edit answers with it. */
  view(document: Document): Promise<unknown>;
  /** Tells everybody else; called once for each stored change, after it. */
  announce(document: Document): void;
  /** The error of an id that is not known (any more). */
  missing: ErrorCode;
}

/**
 * How documents that people edit come, change and go. `expected` is the version that the editor has seen, null when the
 * call does not say. Parallel changes lose nothing: each is written only over the version that it was made from.
 */
export class VersionedEdits<Document extends VersionedDocument> {
  constructor(private readonly resource: EditedResource<Document>) {}

  find(id: string): Promise<Document | null> {
    return this.resource.store.find(id);
  }

  /** As its editors see it, or would see it. */
  view(document: Document): Promise<unknown> {
    return this.resource.view(document);
  }

  /** One write over this version; null, and nothing changed, when the document is not there at it. */
  async write(id: string, changes: Changes, version: number): Promise<Document | null> {
    const written = await this.resource.store.change(id, changes, version);
    return written && this.announced(written);
  }

  /** The document as it is stored; throws `edit_conflict`, with the current view, when the editor has seen another version. */
  async current(id: string, expected: number | null): Promise<Document> {
    const document = await this.resource.store.find(id);
    if (!document) throw new AppError(this.resource.missing);
    if (expected !== null && document.version !== expected) throw editConflict(await this.resource.view(document));
    return document;
  }

  /**
   * The new document. What is there under this id already is answered as it is when the same call created it before; throws
   * `idempotency_key_reused` when it was another call. `insert` makes it and stores it; null when a call with this id was faster.
   */
  async create(creation: Creation, insert: () => Promise<Document | null>): Promise<Document> {
    const present = await this.resource.store.find(creation.id);
    const created = present ? null : await insert();
    if (created) return this.announced(created);
    const earlier = present ?? (await this.current(creation.id, null));
    requireSameCall(creation, earlier.createdByCall);
    noteUnchanged();
    return earlier;
  }

  /** The document with these changes, or those that a rule makes of it. Where nothing changes, no version is made. */
  async change(id: string, changes: Changes | ChangeRule<Document>, expected: number | null): Promise<Document> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await this.current(id, expected);
      const next = typeof changes === 'function' ? changes(seen) : changes;
      if (changesNothing(seen, next)) {
        noteUnchanged();
        return seen;
      }
      const changed = await this.resource.store.change(id, next, seen.version);
      if (changed) return this.announced(changed);
      await sleep(Math.random() * PAUSE_MS);
    }
    return this.refuse(id, null);
  }

  /** `remove` answers what it removed; null when that was not there at the expected version. */
  async remove(id: string, expected: number | null, remove: () => Promise<Document | null>): Promise<Document> {
    return this.announced((await remove()) ?? (await this.refuse(id, expected)));
  }

  /** For a write of the resource's own, which made a new version of the document. */
  announced(document: Document): Document {
    this.resource.announce(document);
    return document;
  }

  /** Says why a write that depended on `expected` changed nothing. */
  async refuse(id: string, expected: number | null): Promise<never> {
    throw editConflict(await this.resource.view(await this.current(id, expected)));
  }
}
