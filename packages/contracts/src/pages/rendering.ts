import type { Language } from '../languages.ts';
import type { Brand } from '../site/brand.ts';

/** Configuration that the gateway writes into the shell's HTML, read once at start; nothing of it is known at build time. */
export interface RuntimeConfig {
  brand: Brand;
  /** URLs of the remotes' manifests or entries. */
  remotes: { public: string; admin: string };
  /** Base of image paths that are not full URLs; empty means same origin (API-03, OR-71). */
  imageBaseUrl: string;
  /** Emails are kept in the system, and the back office shows them (ENQ-05). */
  hasMailbox?: boolean;
  /** Name of the sign-in provider (PPL-03); absent if none is configured. */
  signInProvider?: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'reefdesk-runtime-config';

// What the gateway and the renderer say to each other: a page is asked for with the answers of the API that it shows.

/** Where the renderer listens: `POST`, JSON in, JSON out. */
export const RENDER_PATH = '/render';

/** A read of the API as the gateway has it: its body, that there is no such thing, or that its owner is away. */
export type ReadAnswer = { kind: 'found'; body: unknown } | { kind: 'missing' } | { kind: 'away' };

export interface RenderRequest {
  /** Of the address, without its query. */
  path: string;
  language: Language;
  /** Whether the address says which (`?lang=`): one that does not is an address of its own. */
  namesLanguage: boolean;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
  /** Days since 1970 (UTC): what is chosen at random is chosen by it, so that a day's page is the same everywhere. */
  day: number;
  config: RuntimeConfig;
  /** By address, such as `/api/travel/bunaken`. */
  answers: Readonly<Record<string, ReadAnswer>>;
}

/** The page shows more than it was asked for with: ask again with these reads, too. */
export interface MissingReads {
  kind: 'reads';
  addresses: readonly string[];
}

/** Code that the page's screen begins with, by the names in `page/files.json` of the builds. */
export interface ScreenCode {
  modules: readonly string[];
  texts: readonly string[];
}

export interface RenderedPage {
  kind: 'page';
  status: 200 | 404;
  /** No address of the site. */
  isUnknown: boolean;
  /** True if the screen failed to render, so that the content is its error state. */
  isErrorState: boolean;
  /** Markup of the head: title, descriptions, addresses, structured data. */
  head: string;
  /** Pictures that are seen first, as links of the head. */
  preloads: string;
  /** Rules of classes that only this page has. */
  rules: string;
  /** Markup of the screen; empty where the browser draws it. */
  content: string;
  /** What the browser goes on from; without it the browser draws the screen anew. */
  data?: PageData;
  code: ScreenCode;
  /** Of the files for the server that it was drawn with: digests of the shell's and the remote's. */
  build?: string;
}

export type RenderAnswer = MissingReads | RenderedPage;

/** In the page, as JSON: what its markup was drawn from. */
export interface PageData {
  day: number;
  /** The part of the store that holds the API's answers. */
  reads: object;
}

export const PAGE_DATA_ELEMENT_ID = 'reefdesk-page-data';
