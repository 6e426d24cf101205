import { escapeHtml } from '@reefdesk/contracts/escape-html';
import { type Language, parseLanguage } from '@reefdesk/contracts/languages';
import { BUILD_ATTRIBUTE } from '@reefdesk/contracts/pages/offline-pages';
import { noteIn } from './words.ts';

/** The one file of the public remote's build whose name says nothing of its content. */
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
  /** Markup: its title, up to the site's name. */
  title: string;
  /** Scripts and styles that it names, without the remote's entry. */
  files: string[];
}

/** What the HTML of a page says of itself; undefined when it may not be kept. */
export function factsOf(html: string): PageFacts | undefined {
  const build = BUILD.exec(html)?.[1];
  const language = parseLanguage(LANGUAGE.exec(html)?.[1]);
  if (!build || !language) return undefined;
  const named = [...html.matchAll(NAMED_FILE)].map(([, file = '']) => file);
  const title = TITLE.exec(html)?.[1]?.trim() ?? '';
  return { build, language, title, files: [...new Set(named)].filter((file) => file !== REMOTE_ENTRY) };
}

/** The remote's entry of one build: asked for like this it comes from the cache of that build, never from another. */
export function entryOf(build: string): string {
  return `${REMOTE_ENTRY}?build=${build}`;
}

/** Digest that the entry of a build has. */
export function entryDigestOf(build: string): string {
  return build.slice(build.indexOf('.') + 1);
}

/** As it is kept: bound to the entry of its own build. */
export function bound(html: string, build: string): string {
  return html.replaceAll(REMOTE_ENTRY, entryOf(build));
}

/** Fonts and drawings that a style sheet names. */
export function filesOf(css: string): string[] {
  return [...new Set([...css.matchAll(STYLED_FILE)].map(([, file = '']) => file))];
}

/** Without scripts: it stands at an address that is not its own, which they would go by. */
export function still(html: string): string {
  return html.replace(SCRIPT, '').replace('<html ', '<html data-still ');
}

/** With links to pages that can be opened. */
export function listing(html: string, pages: readonly { address: string; title: string }[]): string {
  const items = pages.map(({ address, title }) => `<a class="link" href="${escapeHtml(address)}">${title}</a>`);
  return html.replace(LIST, () => (items.length > 0 ? `<span class="kept-pages">${items.join(' ')}</span>` : ''));
}

/** As it is opened: it says of when it is. */
export function dated(html: string, language: Language, sentAt: number): string {
  const page = html.replace('<html ', '<html data-kept="yes" ');
  return page.replace(ROOT, `<p class="kept-note" role="status">${noteIn(language, sentAt)}</p>\n    ${ROOT}`);
}
