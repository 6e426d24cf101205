import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { BRAND } from '../brand/read-brand.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { Frontends } from '../frontends/frontends.ts';
import { runtimeConfigElement, runtimeConfigOf } from './runtime-config.ts';

/** Where the shell's page wants its configuration. */
const CONFIG_MARKER = '<!--reefdesk:runtime-config-->';
const HTML_TAG = /<html\b([^>]*)>/i;

export interface Page {
  html: string;
  etag: string;
}

/** Composes the HTML of a visit from the shell's page as it was built. */
@Injectable()
export class PageComposer {
  private readonly config: string;
  private composed = new Map<Language, Page>();
  private composedFrom = '';

  constructor(
    private readonly frontends: Frontends,
    @Inject(BRAND) brand: Brand,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'IMAGE_BASE_URL'>,
  ) {
    this.config = runtimeConfigElement(runtimeConfigOf(brand, env.IMAGE_BASE_URL));
  }

  /** Undefined when there is no shell to compose from. */
  async compose(language: Language): Promise<Page | undefined> {
    const shell = await this.frontends.shellPage();
    if (!shell) return undefined;
    if (shell.etag !== this.composedFrom) {
      this.composed = new Map();
      this.composedFrom = shell.etag;
    }
    const page = this.composed.get(language) ?? this.fill(shell.html, language);
    this.composed.set(language, page);
    return page;
  }

  private fill(shell: string, language: Language): Page {
    const html = withConfig(withLanguage(shell, language), this.config);
    return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  }
}

function withLanguage(html: string, language: Language): string {
  return html.replace(HTML_TAG, (_tag, attributes: string) => {
    const others = attributes.replace(/\s+lang\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i, '');
    return `<html lang="${LANGUAGE_TAGS[language]}"${others}>`;
  });
}

function withConfig(html: string, element: string): string {
  if (html.includes(CONFIG_MARKER)) return html.replace(CONFIG_MARKER, () => element);
  return html.replace(/<\/head>/i, (end) => element + end);
}
