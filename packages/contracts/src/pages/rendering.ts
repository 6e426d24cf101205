import type { Language } from '../languages.ts';
import type { Brand } from '../site/brand.ts';

/** Configuration that the gateway writes into the shell's HTML, read once at start and unknown at build time. */
export interface RuntimeConfig {
  brand: Brand;
  remotes: { public: string; admin: string };
  /** Base of relative image paths; empty means same origin (API-03, OR-71). */
  imageBaseUrl: string;
  /** True if emails are stored in the system and shown in the back office (ENQ-05). */
  hasMailbox?: boolean;
  signInProvider?: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'reefdesk-runtime-config';

// Protocol between gateway and renderer. A page is requested with the API responses that it shows.

/** The renderer's endpoint: `POST` with JSON. */
export const RENDER_PATH = '/render';

/** An API response for the page; `missing` for a 404, `away` if the service is down. */
export type ReadAnswer = { kind: 'found'; body: unknown } | { kind: 'missing' } | { kind: 'away' };

export interface RenderRequest {
  path: string;
  language: Language;
  /** True if the URL has `?lang=`, which makes it a URL of its own. */
  namesLanguage: boolean;
  origin: string;
  /** Days since 1970 (UTC), the seed of random choices, so that a day's page is the same everywhere. */
  day: number;
  config: RuntimeConfig;
  answers: Readonly<Record<string, ReadAnswer>>;
}

/** The page needs further reads: request it again with these. */
export interface MissingReads {
  kind: 'reads';
  addresses: readonly string[];
}

/** Code that the page's screen needs first, by the names in `page/files.json` of the builds. */
export interface ScreenCode {
  modules: readonly string[];
  texts: readonly string[];
}

export interface RenderedPage {
  kind: 'page';
  status: 200 | 404;
  /** True if the address is not one of the site. */
  isUnknown: boolean;
  /** True if the screen failed to render, so that the content is its error state. */
  isErrorState: boolean;
  head: string;
  /** Preload links for the pictures that are visible first. */
  preloads: string;
  /** CSS rules of classes that only this page has. */
  rules: string;
  content: string;
  /** Data for hydration; without it the browser renders the screen itself. */
  data?: PageData;
  code: ScreenCode;
  /** Digests of the server builds of shell and remote that rendered the page. */
  build?: string;
}

export type RenderAnswer = MissingReads | RenderedPage;

/** Data that the markup was rendered from, embedded as JSON. */
export interface PageData {
  day: number;
  reads: object;
}

export const PAGE_DATA_ELEMENT_ID = 'reefdesk-page-data';
