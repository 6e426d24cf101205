import { Injectable, Logger } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import type { Language } from '@reefdesk/contracts/languages';
import { LRUCache } from 'lru-cache';
import { Frontends } from '../frontends/frontends.ts';
import { Operator } from '../operator/operator.ts';
import { type Page, PageComposer } from './page-composer.ts';
import { PageMetrics } from './page-metrics.ts';
import { type BuiltFiles, BuiltFilesReader } from './reading/built-files.ts';
import { type PageReads, saysTheSame } from './reading/page-reads.ts';
import { Renderer } from './renderer.ts';

const DAY_MS = 86_400_000;
const KEPT_BYTES = 64 * 1024 * 1024;

/** What a page is asked for with. */
export interface PageVisit {
  /** Without the query. */
  path: string;
  language: Language;
  /** Whether the address says which. */
  namesLanguage: boolean;
  /** `https://www.example.com`, without a slash at the end. */
  origin: string;
}

interface KeptPage {
  page: Page;
  /** All that it was made from. */
  reads: PageReads;
  shell: string;
  files: BuiltFiles;
  brand: Brand;
  day: number;
}

/**
 * The pages, each drawn when what it shows has changed since, and kept until then. While it cannot be drawn the last one stands
 * in, and where there is none the shell alone, which draws the screen in the browser.
 */
@Injectable()
export class Pages {
  private readonly logger = new Logger('Pages');
  private readonly kept = new LRUCache<string, KeptPage>({ maxSize: KEPT_BYTES, sizeCalculation: ({ page }) => sizeOf(page) });
  private readonly drawing = new Map<string, Promise<Page>>();

  constructor(
    private readonly frontends: Frontends,
    private readonly renderer: Renderer,
    private readonly composer: PageComposer,
    private readonly files: BuiltFilesReader,
    private readonly operator: Operator,
    private readonly metrics: PageMetrics,
  ) {
    metrics.watch(this.kept);
  }

  /** Undefined when there is no shell to compose from. */
  async page(visit: PageVisit): Promise<Page | undefined> {
    const shell = await this.frontends.shellPage();
    if (!shell) return undefined;
    const key = `${visit.language} ${visit.namesLanguage} ${visit.origin} ${visit.path}`;
    const day = Math.floor(Date.now() / DAY_MS);
    const [reads, files, brand] = await Promise.all([this.renderer.readsOf(visit.path), this.files.read(), this.operator.current()]);
    const kept = this.kept.get(key);
    const isOfThisBuild = kept?.shell === shell.etag && kept.files === files;
    if (kept && reads && isOfThisBuild && kept.brand === brand && kept.day === day && saysTheSame(kept.reads, reads)) {
      this.metrics.count('hit');
      return kept.page;
    }
    try {
      return await this.joined(key, () => this.draw(visit, { key, day, shell, files, brand, reads }));
    } catch (error) {
      // A page without its words still works in a browser; without the page there is nothing.
      this.logger.warn({ err: error, path: visit.path }, 'A page could not be drawn');
      this.metrics.count(isOfThisBuild ? 'stale' : 'shell');
      return isOfThisBuild && kept ? kept.page : this.composer.compose({ shell: shell.html, language: visit.language, brand });
    }
  }

  private async draw(visit: PageVisit, { key, day, shell, files, brand, reads }: Drawing): Promise<Page> {
    const drawn = await this.renderer.draw({ ...visit, day, config: this.composer.configOf(brand) }, reads);
    const page = await this.composer.compose({ shell: shell.html, language: visit.language, brand }, { page: drawn.page, files });
    this.metrics.count('drawn');
    // While the builds are replaced the renderer may still draw with those of before, or have newer ones already.
    const isOfOneBuild = !files.build || !drawn.page.build || files.build === drawn.page.build;
    if (isOfOneBuild) this.kept.set(key, { page, reads: drawn.reads, shell: shell.etag, files, brand, day });
    return page;
  }

  /** However many ask for it at once: what is being drawn now was read a moment ago. */
  private joined(key: string, draw: () => Promise<Page>): Promise<Page> {
    const running = this.drawing.get(key);
    if (running) return running;
    const drawing = draw().finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    return drawing;
  }
}

interface Drawing {
  key: string;
  day: number;
  shell: { html: string; etag: string };
  files: BuiltFiles;
  brand: Brand;
  reads: PageReads | undefined;
}

function sizeOf({ bodies: { identity, br, gzip } }: Page): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1_024;
}
