/** Fields of every document that users edit; dates are UTC. */
export interface VersionedDocument {
  _id: string;
  /** 1 for a new document; each stored change increments it. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Fingerprint of the request that created the document, to detect another request with the same id; absent in older documents. */
  createdByCall?: string;
  /** Id of the audit entry of the last change by staff; absent if there was none, and in documents that are not `audited`. */
  changedIn?: string;
  /** User who published the current version; absent in older documents, and in those whose versions are not kept. */
  publishedBy?: string | null;
}
