import type { Language } from '@reefdesk/contracts/languages';

/** Message from a page to the worker: the open page and the files that it needs. */
export interface PageShown {
  /** Canonical path without query. */
  path: string;
  language: Language;
  /** Build of the document that shows the page (`BUILD_ATTRIBUTE`). */
  build: string;
  /** Address of its HTML; absent if the message only adds files or pictures. */
  source?: string;
  /** True if the document was loaded from `source`, so that the browser has it cached and revalidates it at most. */
  cameFromSource?: boolean;
  files: readonly string[];
  pictures: readonly string[];
  /** The visitor saves data: only files that were already loaded are fetched. */
  isSparing: boolean;
}
