import { randomUUID } from 'node:crypto';

/** Fields of a document that carries a lease. */
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

/** A collection of the driver or of mongoose. */
interface LeasedDocuments<Document extends Leased> {
  findOneAndUpdate(filter: object, update: object[], options: { returnDocument: 'after' }): Promise<Document | null>;
  updateOne(filter: object, update: object): Promise<{ matchedCount: number }>;
}

export interface LeaseOptions {
  /** How long a killed process delays the others. */
  forMs: number;
  /** Further conditions for taking the lease. */
  where?: object;
  /** Further fields to set when the lease is taken, as aggregation expressions. */
  set?: object;
  onLost?: () => void;
}

/**
 * Allows one process at a time to do a named job. The lease is stored in a document and renewed until it is released. Its times are the
 * database's own, so that the clocks of the processes need not agree. A lease that another process has taken, or that could not be renewed
 * in time, stays lost.
 */
export class Lease<Document extends Leased = Leased> {
  isLost = false;
  /** The document at the time the lease was taken. */
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

  /** A different id for each lease. */
  get holder(): string {
    return this.own.holder;
  }

  /** Renews the lease. Throws LeaseLostError if it is lost. */
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
