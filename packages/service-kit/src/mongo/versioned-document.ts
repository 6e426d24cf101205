/** What every document has that people edit; dates are UTC. */
export interface VersionedDocument {
  _id: string;
  /** 1 when it is new; each stored change makes the next one. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Fingerprint of the call that created it, so that no other call is taken for it; absent in documents from before it was kept. */
  createdByCall?: string;
  /** The audit entry of the last change by staff; absent where there was none, and in documents that are not `audited`. */
  changedIn?: string;
  /** Who made the current version; absent in documents whose versions are not kept, and from before they were. */
  publishedBy?: string | null;
}
