import { escapeHtml } from '@reefdesk/contracts/escape-html';
import { type Language, parseLanguage } from '@reefdesk/contracts/languages';
import { BUILD_ATTRIBUTE } from '@reefdesk/contracts/pages/offline-pages';
import { noteIn } from './messages.ts';

/** The only file of the public remote's build without a hash in its name. */
export const REMOTE_ENTRY = '/remotes/public/remoteEntry.js';

const BUILD = new RegExp(`<html [^>]*\\b${BUILD_ATTRIBUTE}="([\\w-]+\\.[\\w-]+)"`);
const LANGUAGE = /<html [^>]*\blang="([^"]+)"/;
const NAMED_FILE = /(?:src|href)="(\/(?:assets|remotes\/public)\/[^"?]+\.(?:js|css))"/g;
const SCRIPT = /<script\b[^>]*>[^<]*<\/script>\s*|<link rel="preload" as="script"[^>]*>\s*/g;
const TITLE = /<title>([^<|]*)/;
const STYLED_FILE = /url\(["']?(\/[^"')]+)["']?\)/g;
const ROOT = '<div id="root">';
const LIST = '<span class="kept-pages"></span>';

export interface PageFacts {
  build: string;
  language: Language;
  title: string;
  /** Scripts and styles in the page, without the remote's entry. */
  files: string[];
}

/** Reads the facts of a page from its HTML; undefined if it must not be cached. */
export function factsOf(html: string): PageFacts | undefined {
  const build = BUILD.exec(html)?.[1];
  const language = parseLanguage(LANGUAGE.exec(html)?.[1]);
  if (!build || !language) return undefined;
  const named = [...html.matchAll(NAMED_FILE)].map(([, file = '']) => file);
  const title = TITLE.exec(html)?.[1]?.trim() ?? '';
  return { build, language, title, files: [...new Set(named)].filter((file) => file !== REMOTE_ENTRY) };
}

/** Address of the remote's entry in one build, so that it never comes from the cache of another build. */
export function entryOf(build: string): string {
  return `${REMOTE_ENTRY}?build=${build}`;
}

export function entryDigestOf(build: string): string {
  return build.slice(build.indexOf('.') + 1);
}

export function bound(html: string, build: string): string {
  return html.replaceAll(REMOTE_ENTRY, entryOf(build));
}

export function filesOf(css: string): string[] {
  return [...new Set([...css.matchAll(STYLED_FILE)].map(([, file = '']) => file))];
}

/** Removes the scripts, which would go by the address: the offline page is sent for other addresses. */
export function still(html: string): string {
  return html.replace(SCRIPT, '').replace('<html ', '<html data-still ');
}

export function listing(html: string, pages: readonly { address: string; title: string }[]): string {
  const items = pages.map(({ address, title }) => `<a class="link" href="${escapeHtml(address)}">${title}</a>`);
  return html.replace(LIST, () => (items.length > 0 ? `<span class="kept-pages">${items.join(' ')}</span>` : ''));
}

export function dated(html: string, language: Language, sentAt: number): string {
  const page = html.replace('<html ', '<html data-kept="yes" ');
  return page.replace(ROOT, `<p class="kept-note" role="status">${noteIn(language, sentAt)}</p>\n    ${ROOT}`);
}
