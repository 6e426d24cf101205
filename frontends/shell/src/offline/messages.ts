import type { Language } from '@reefdesk/contracts/languages';

/** What a page tells the worker: what is open, and what it took to show it. */
export interface PageShown {
  /** In its settled spelling, without query. */
  path: string;
  language: Language;
  /** Of the document that shows it (`BUILD_ATTRIBUTE`). */
  build: string;
  /** Address that its HTML is read from; absent where only more of it was seen. */
  source?: string;
  /** The document itself came from there: the browser still has it, and asks at most whether it has changed. */
  cameFromSource?: boolean;
  /** Scripts, styles and fonts of the document. */
  files: readonly string[];
  /** Pictures that were seen. */
  pictures: readonly string[];
  /** The visitor saves data: nothing is fetched that was not seen. */
  isSparing: boolean;
}
