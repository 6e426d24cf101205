import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { RUNTIME_CONFIG_ELEMENT_ID } from '@reefdesk/contracts/runtime-config';
import { BRAND } from '../brand/read-brand.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { Frontends } from '../frontends/frontends.ts';
import { pageAddressOf } from './address/page-address.ts';
import { framed } from './content/framed.ts';
import { PageDrafts } from './drafts/page-drafts.ts';
import { firstRequests } from './head/first-requests.ts';
import { pageHead } from './head/page-head.ts';
import { type Html, jsonElement } from './html.ts';
import type { PageVisit } from './page.ts';
import { BuiltFilesReader } from './reading/built-files.ts';
import { SiteTexts } from './reading/site-texts.ts';
import { runtimeConfigOf } from './runtime-config.ts';

/** Where the shell's page wants its configuration, and the words of the page. */
const CONFIG_MARKER = '<!--reefdesk:runtime-config-->';
const CONTENT_MARKER = '<!--reefdesk:content-->';
const HTML_TAG = /<html\b([^>]*)>/i;
const TITLE = /<title>[^<]*<\/title>/i;

export interface Page {
  status: 200 | 404;
  html: string;
  etag: string;
}

/** Composes the HTML of a visit: the shell's page as it was built, with the head and the words of the page that was asked for. */
@Injectable()
export class PageComposer {
  private readonly config: Html;

  constructor(
    private readonly frontends: Frontends,
    private readonly drafts: PageDrafts,
    private readonly texts: SiteTexts,
    private readonly files: BuiltFilesReader,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'IMAGE_BASE_URL'>,
  ) {
    this.config = jsonElement('application/json', runtimeConfigOf(brand, env.IMAGE_BASE_URL), RUNTIME_CONFIG_ELEMENT_ID);
  }

  /** Undefined when there is no shell to compose from. */
  async compose(visit: PageVisit): Promise<Page | undefined> {
    const shell = await this.frontends.shellPage();
    if (!shell) return undefined;
    const address = pageAddressOf(visit.path);
    const { language } = visit;
    const [draft, files, text] = await Promise.all([this.drafts.draft(address, visit), this.files.read(), this.texts.in(language)]);
    const requests = draft.status === 200 ? firstRequests(address, language, files) : [];
    const head = `${pageHead(draft, visit, this.brand)}\n    ${this.config}`;
    const content = draft.content ? framed(draft.content, this.brand, language, text).text : '';
    const html = withRequests(withContent(withHead(withLanguage(shell.html, visit.language), head), content), requests);
    return { status: draft.status, html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  }
}

function withLanguage(html: string, language: Language): string {
  return html.replace(HTML_TAG, (_tag, attributes: string) => {
    const others = attributes.replace(/\s+lang\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i, '');
    return `<html lang="${LANGUAGE_TAGS[language]}"${others}>`;
  });
}

function withHead(html: string, head: string): string {
  const untitled = html.replace(TITLE, '');
  if (untitled.includes(CONFIG_MARKER)) return untitled.replace(CONFIG_MARKER, () => head);
  return untitled.replace(/<\/head>/i, (end) => head + end);
}

function withContent(html: string, content: string): string {
  return html.replace(CONTENT_MARKER, () => content);
}

/** Behind the words: their picture comes first. */
function withRequests(html: string, requests: readonly Html[]): string {
  return requests.length === 0 ? html : html.replace(/<\/body>/i, (end) => `  ${requests.join('\n    ')}\n  ${end}`);
}
