import { randomUUID } from 'node:crypto';

export interface Leased {
  _id: string;
  /** A different id for each lease; null if the lease is free. */
  holder: string | null;
  heldUntil: Date;
}

/** Another process holds the lease, or it could not be renewed in time. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

export const NOT_HELD = { holder: null, heldUntil: new Date(0) };

/** Condition for a document whose lease is held, by the database's clock. */
export const HELD = { $expr: { $gt: ['$heldUntil', '$$NOW'] } };

interface LeasedDocuments<Document extends Leased> {
  findOneAndUpdate(filter: object, update: object[], options: { returnDocument: 'after' }): Promise<Document | null>;
  updateOne(filter: object, update: object): Promise<{ matchedCount: number }>;
}

export interface LeaseOptions {
  /** How long a killed process delays the others. */
  forMs: number;
  where?: object;
  /** Aggregation expressions for further fields. */
  set?: object;
  onLost?: () => void;
}

/** Lets one process at a time do a named job, by the database's clock. Renewed until its release; once lost, it stays lost. */
export class Lease<Document extends Leased = Leased> {
  isLost = false;
  readonly document: Document;
  private readonly documents: LeasedDocuments<Document>;
  private readonly own: { _id: string; holder: string };
  private readonly forMs: number;
  private readonly onLost: (() => void) | undefined;
  private readonly timer: NodeJS.Timeout;
  private renewedAt = performance.now();

  private constructor(documents: LeasedDocuments<Document>, document: Document, holder: string, { forMs, onLost }: LeaseOptions) {
    this.documents = documents;
    this.document = document;
    this.own = { _id: document._id, holder };
    this.forMs = forMs;
    this.onLost = onLost;
    this.timer = setInterval(() => void this.confirm().catch(() => this.loseWhenLate()), forMs / 3).unref();
  }

  /** Null if another process holds the lease, or if `where` does not match. */
  static async take<Document extends Leased>(
    documents: LeasedDocuments<Document>,
    id: string,
    options: LeaseOptions,
  ): Promise<Lease<Document> | null> {
    const holder = randomUUID();
    const document = await documents.findOneAndUpdate(
      { ...options.where, _id: id, $expr: { $lte: ['$heldUntil', '$$NOW'] } },
      [{ $set: { ...options.set, holder: { $literal: holder }, ...until(options.forMs) } }],
      { returnDocument: 'after' },
    );
    return document && new Lease(documents, document, holder, options);
  }

  get holder(): string {
    return this.own.holder;
  }

  async confirm(): Promise<void> {
    const askedAt = performance.now();
    await this.write([{ $set: until(this.forMs) }]);
    this.renewedAt = askedAt;
  }

  /** Changes the document. Throws LeaseLostError, and writes nothing, if the lease is lost or `where` does not match. */
  async write(update: object, where?: object): Promise<void> {
    this.loseWhenLate();
    if (!this.isLost && (await this.documents.updateOne({ ...where, ...this.own }, update)).matchedCount === 0) this.lose();
    if (this.isLost) throw new LeaseLostError('Another process has taken over');
  }

  /** Frees the lease with further changes of the document; does nothing if another process has taken it. */
  async release(changes?: object): Promise<void> {
    clearInterval(this.timer);
    await this.documents.updateOne(this.own, { $set: { ...changes, ...NOT_HELD } });
  }

  /** If the database cannot be reached, the lease counts as lost once another process may have it. */
  private loseWhenLate(): void {
    if (performance.now() - this.renewedAt >= this.forMs) this.lose();
  }

  private lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    clearInterval(this.timer);
    this.onLost?.();
  }
}

function until(forMs: number): { heldUntil: object } {
  return { heldUntil: { $add: ['$$NOW', forMs] } };
}
