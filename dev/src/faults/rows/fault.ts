import type { Office } from '../load/office.ts';
import type { Visitors } from '../load/visitors.ts';
import type { Site } from '../site/site.ts';

/** How much of it: the short form is for every change, the full one for a release. */
export interface Extent {
  isShort: boolean;
}

/** Who reads and writes meanwhile. */
export interface Load {
  office: Office;
  visitors: Visitors;
  /** On this machine now, everything may be so much slower than on a quiet one, in ms. */
  slackMs: number;
  /** Stands below the table. */
  note(text: string): void;
}

export interface Fault {
  /** Its number in the table. */
  row: number;
  title: string;
  /** Why it cannot be done here; undefined when it can. */
  missing?(site: Site): string | undefined;
  /** Does it under load; resolves when it is over and only its traces are left, with what did not hold. */
  strike(site: Site, extent: Extent, load: Load): Promise<readonly string[]>;
  /** A visitor's read may take so long, on top of what the slowest takes on a calm site. */
  readsWithinMs: number;
  /** After its end everything must be whole by then, on a quiet machine. */
  wholeWithinMs: number;
}

/** What the gateway promises a reader whose answer is kept. */
export const KEPT_WITHIN_MS = 2_000;
/** A change is seen by visitors within seconds, whatever was lost on its way. */
export const SEEN_WITHIN_MS = 5_000;
