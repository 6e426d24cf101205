/** What one fault did to the site. */
export interface RowResult {
  row: number;
  fault: string;
  seconds: number;
  reads: number;
  /** Answers from what is kept, older than the data may be. */
  oldReads: number;
  failedReads: string;
  slowestReadMs: number;
  /** Acknowledged. */
  writes: number;
  /** "Not now", by kind; each was tried again. */
  refusedWrites: string;
  lost: number;
  doubled: number;
  /** From the end of the fault until everything was whole, written and read at the first try. */
  recoveredMs: number;
  /** Of its own kind, for people. */
  notes: string[];
  /** What did not hold; empty when all did. */
  broken: string[];
}

/** A fault that could not be done on this machine: it has neither held nor broken. */
export interface NotRun {
  row: number;
  fault: string;
  why: string;
}
