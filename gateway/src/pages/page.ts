import type { Language } from '@reefdesk/contracts/languages';
import type { Html } from './html.ts';

/** What a page is asked for with. */
export interface PageVisit {
  /** Without the query. */
  path: string;
  language: Language;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
}

/** A page in the language of a visit, before it is put into the shell. */
export interface PageDraft {
  status: 200 | 404;
  title: string;
  /** However long; the head takes what is shown of it. */
  description: string;
  /** Path under which it should be found; undefined: it should not be found. */
  canonicalPath?: string;
  /** The picture that goes with a shared link. */
  image?: { url: string; width: number; height: number; alt: string };
  /** schema.org objects. */
  structuredData: readonly object[];
  /** The visible words, in simple markup; absent for pages that are nothing without their script. */
  content?: Html;
}
