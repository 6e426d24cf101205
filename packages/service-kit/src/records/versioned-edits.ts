import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { noteUnchanged } from '../audit/trail.ts';
import { AppError } from '../errors/app-error.ts';
import { type Creation, requireSameCall } from '../http/idempotency-key.ts';
import { editConflict } from '../http/version.ts';
import { changesNothing } from '../mongo/changes-nothing.ts';
import type { VersionedDocument } from './versioned-documents.ts';

/** How often a change is repeated on a version that another request has just saved. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** New values by dotted path: `{ 'name.en': 'Reef', price: null }`. A null removes an optional value. */
export type Changes = Readonly<Record<string, unknown>>;

/** Derives changes from the stored document; throws if the rules forbid them. */
export type ChangeRule<Document> = (seen: Document) => Changes;

export interface VersionedStore<Document> {
  find(id: string): Promise<Document | null>;
  /** One atomic write over this version, which creates the next one; null if the document does not exist at this version. */
  change(id: string, changes: Changes, version: number): Promise<Document | null>;
}

export interface EditedResource<Document> {
  store: VersionedStore<Document>;
  /** The document as editors see it; also sent with `edit_conflict`. */
  view(document: Document): Promise<unknown>;
  announce(document: Document): void;
  missing: ErrorCode;
}

/** Creates, changes and removes documents that users edit. `expected` is the version that the editor has seen, or null. */
export class VersionedEdits<Document extends VersionedDocument> {
  constructor(private readonly resource: EditedResource<Document>) {}

  find(id: string): Promise<Document | null> {
    return this.resource.store.find(id);
  }

  view(document: Document): Promise<unknown> {
    return this.resource.view(document);
  }

  async write(id: string, changes: Changes, version: number): Promise<Document | null> {
    const written = await this.resource.store.change(id, changes, version);
    return written && this.announced(written);
  }

  /** The stored document. Throws `edit_conflict` with the current view if the editor has seen another version. */
  async current(id: string, expected: number | null): Promise<Document> {
    const document = await this.resource.store.find(id);
    if (!document) throw new AppError(this.resource.missing);
    if (expected !== null && document.version !== expected) throw editConflict(await this.resource.view(document));
    return document;
  }

  /** Idempotent. Another request with the same id throws `idempotency_key_reused`. `insert` returns null if the document exists. */
  async create(creation: Creation, insert: () => Promise<Document | null>): Promise<Document> {
    const present = await this.resource.store.find(creation.id);
    const created = present ? null : await insert();
    if (created) return this.announced(created);
    const earlier = present ?? (await this.current(creation.id, null));
    requireSameCall(creation, earlier.createdByCall);
    noteUnchanged();
    return earlier;
  }

  /** Applies changes, or the changes that a rule derives from the document. Without an effective change no version is created. */
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

  /** `remove` returns the removed document; null if it did not exist at the expected version. */
  async remove(id: string, expected: number | null, remove: () => Promise<Document | null>): Promise<Document> {
    return this.announced((await remove()) ?? (await this.refuse(id, expected)));
  }

  /** For resources that write a new version of the document themselves. */
  announced(document: Document): Document {
    this.resource.announce(document);
    return document;
  }

  /** Throws the error for a write that changed nothing because of `expected`. */
  async refuse(id: string, expected: number | null): Promise<never> {
    throw editConflict(await this.resource.view(await this.current(id, expected)));
  }
}
