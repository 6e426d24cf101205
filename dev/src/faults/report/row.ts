export interface RowResult {
  row: number;
  fault: string;
  seconds: number;
  reads: number;
  /** Cached responses that are older than the data may be. */
  oldReads: number;
  failedReads: string;
  slowestReadMs: number;
  writes: number;
  /** Temporary errors by kind; each write was repeated. */
  refusedWrites: string;
  lost: number;
  doubled: number;
  /** From the end of the fault until the site had recovered completely. */
  recoveredMs: number;
  notes: string[];
  broken: string[];
}

/** A fault that cannot run on this machine. */
export interface NotRun {
  row: number;
  fault: string;
  why: string;
}
