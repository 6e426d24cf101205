import type { LoadGenerator } from '../load/load-generator.ts';
import type { Visitors } from '../load/visitors.ts';
import type { Site } from '../site/site.ts';

export interface Extent {
  isShort: boolean;
}

export interface Load {
  loadGenerator: LoadGenerator;
  visitors: Visitors;
  /** Extra time in ms for the current load of this machine. */
  slackMs: number;
  note(text: string): void;
}

export interface Fault {
  row: number;
  title: string;
  /** Returns why the fault cannot run here, or undefined. */
  missing?(site: Site): string | undefined;
  /** Runs the fault under load and returns broken guarantees. Resolves when only its aftermath is left. */
  strike(site: Site, extent: Extent, load: Load): Promise<readonly string[]>;
  /** Maximum time of a visitor's read, beyond the slowest one on a calm site. */
  readsWithinMs: number;
  /** Maximum recovery time on a quiet machine. */
  wholeWithinMs: number;
}

/** The gateway's time limit for reads with a cached response. */
export const CACHED_WITHIN_MS = 2_000;
/** Visitors see a change within this time even if its event was lost. */
export const SEEN_WITHIN_MS = 5_000;
