import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { LANGUAGE_TAGS, type Language, localise } from '@reefdesk/contracts/languages';
import { type Html, html, jsonElement } from '@reefdesk/contracts/pages/html';
import {
  PAGE_DATA_ELEMENT_ID,
  type RenderedPage,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
} from '@reefdesk/contracts/pages/rendering';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import type { Asset } from '../frontends/asset.ts';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../routing/routes.ts';
import { keepsPages, marked } from './browser-caching.ts';
import type { BuiltFiles } from './reading/built-files.ts';

/** Placeholders for the configuration and the content in the shell's page. */
const CONFIG_MARKER = '<!--reefdesk:runtime-config-->';
const CONTENT_MARKER = '<!--reefdesk:content-->';
const HTML_TAG = /<html\b([^>]*)>/i;
const TITLE = /<title>[^<]*<\/title>/i;
const TYPE = 'text/html; charset=utf-8';
/** Takes 5 ms for the largest page. Level 9 would take 20 ms and save 0.5 %. */
const BROTLI_QUALITY = 7;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Page extends Asset {
  status: 200 | 404;
  isUnknown: boolean;
  styleHash: string | undefined;
}

interface Framed {
  shell: string;
  language: Language;
  brand: Brand;
}

/** Composes the HTML of a page from the shell's page and the renderer's output. */
@Injectable()
export class PageComposer {
  private readonly configs = new WeakMap<Brand, RuntimeConfig>();

  constructor(@Inject(GATEWAY_ENV) private readonly env: RuntimeSettings & Pick<GatewayEnv, 'OFFLINE_PAGES' | 'FRONTENDS_HOT_RELOAD'>) {}

  /** The same object for the same brand. */
  configOf(brand: Brand): RuntimeConfig {
    const config = this.configs.get(brand) ?? runtimeConfigOf(brand, this.env);
    this.configs.set(brand, config);
    return config;
  }

  /** Without `drawn` the browser renders the screen. `isSecret`: the page must not be stored offline. */
  async compose({ shell, language, brand }: Framed, drawn?: { page: RenderedPage; files: BuiltFiles; isSecret?: boolean }): Promise<Page> {
    const { page, files, isSecret = false } = drawn ?? {};
    const { rules = '', content = '', data, status = 200, isUnknown = false } = page ?? {};
    const requests = page && files && status === 200 ? codeOf(page, language, files) : [];
    const head = [
      page?.head ?? plainHead(brand, language).text,
      page?.preloads ?? '',
      rules && `<style>${rules}</style>`,
      jsonElement('application/json', this.configOf(brand), RUNTIME_CONFIG_ELEMENT_ID).text,
    ];
    const end = [...requests.map(String), data ? jsonElement('application/json', data, PAGE_DATA_ELEMENT_ID).text : ''];
    const framed = withoutBlanks(
      withEnd(
        withHead(withLanguage(shell, language, drawn && !isSecret && keepsPages(this.env) ? marked(shell, drawn) : ''), joined(head)),
        joined(end),
      ),
    );
    // The content is inserted last, so that only the frame's scripts are marked.
    const whole = withContent(content && files?.scriptsLast ? withScriptsLast(framed, files.scriptsLast) : framed, content);
    const identity = Buffer.from(whole);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } };
    const [br, gz] = await Promise.all([toBrotli(identity, options), toGzip(identity)]);
    return {
      status,
      isUnknown,
      styleHash: rules ? `'sha256-${createHash('sha256').update(rules).digest('base64')}'` : undefined,
      type: TYPE,
      cacheControl: 'no-cache',
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: { identity, br, gzip: gz },
    };
  }
}

/** Preloads chunks, which run only when imported. The remote's entry needs the shell's runtime, so it is fetched but not run. */
function codeOf({ code: { modules, texts } }: RenderedPage, language: Language, files: BuiltFiles): Html[] {
  if (modules.length === 0 || !files.remoteEntry) return [];
  const inLanguage = (name: string) => `${language}/${name}.json`;
  const chunks = [...files.shellChunks(SHELL_TEXTS.map(inLanguage)), ...files.remoteChunks([...modules, ...texts.map(inLanguage)])];
  return [
    html`<link rel="preload" as="script" href="${files.remoteEntry}">`,
    ...chunks.map((chunk) => html`<script async src="${chunk}"></script>`),
  ];
}

const SHELL_TEXTS = ['common', 'shell'];

function plainHead({ name, tagline }: Brand, language: Language): Html {
  return html`<title>${name}</title>
    <meta name="description" content="${localise(tagline, language)}">`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n    ');
}

/** Removes blank lines left by empty placeholders. Data and rules in the frame contain no line breaks. */
function withoutBlanks(frame: string): string {
  return frame.replace(/[ \t]+(?=\n)/g, '').replace(/\n{2,}/g, '\n');
}

function withLanguage(page: string, language: Language, mark: string): string {
  return page.replace(HTML_TAG, (_tag, attributes: string) => {
    const others = attributes.replace(/\s+lang\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i, '');
    return `<html lang="${LANGUAGE_TAGS[language]}"${mark}${others}>`;
  });
}

function withHead(page: string, head: string): string {
  const untitled = page.replace(TITLE, '');
  if (untitled.includes(CONFIG_MARKER)) return untitled.replace(CONFIG_MARKER, () => head);
  return untitled.replace(/<\/head>/i, (end) => head + end);
}

function withContent(page: string, content: string): string {
  return page.replace(CONTENT_MARKER, () => content);
}

/** On a page with content, scripts load after the visible resources. */
function withScriptsLast(page: string, scriptsLast: string): string {
  const still = page
    .replace(/<script (async|defer) src="/g, '<script type="text/later" $1 src="')
    .replace(/<link rel="preload" as="script" href="([^"]+)">/g, '<script type="text/later" data-fetch="only" src="$1"></script>');
  return withEnd(still, html`<script async src="${scriptsLast}"></script>`.text);
}

/** Inserts `last` at the end of the body, because the image of the screen should load first. */
function withEnd(page: string, last: string): string {
  return last === '' ? page : page.replace(/<\/body>(?![\s\S]*<\/body>)/i, (end) => `  ${last}\n  ${end}`);
}

type RuntimeSettings = Pick<GatewayEnv, 'IMAGE_BASE_URL' | 'MAILBOX' | 'OIDC_ISSUER' | 'OIDC_NAME'>;

function runtimeConfigOf(brand: Brand, env: RuntimeSettings): RuntimeConfig {
  return {
    brand,
    remotes: { public: REMOTE_PREFIXES.public + REMOTE_ENTRY, admin: REMOTE_PREFIXES.admin + REMOTE_ENTRY },
    imageBaseUrl: env.IMAGE_BASE_URL,
    ...(env.MAILBOX === 'on' && { hasMailbox: true }),
    ...(env.OIDC_ISSUER && { signInProvider: env.OIDC_NAME }),
  };
}
