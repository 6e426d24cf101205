import { gunzipSync } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import type { RenderedPage } from '@reefdesk/contracts/pages/rendering';
import { UNKNOWN_PATH } from '@reefdesk/contracts/pages/site-addresses';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import type { Client } from '../request-context/client.ts';
import { type Page, PageComposer } from './page-composer.ts';
import { PageMetrics } from './page-metrics.ts';
import type { BuiltFiles } from './reading/built-files.ts';
import { marksOf, PageReader, type PageReads, type ReadMarks, saysTheSame } from './reading/page-reads.ts';
import { type SiteBuild, SiteBuilds } from './reading/site-build.ts';
import { Renderer } from './renderer.ts';
import type { PageVisit } from './visit.ts';

const DAY_MS = 86_400_000;
/** Time for which a cached page is sent without a check for new builds. */
const LOOK_EVERY_MS = 1_000;
const CACHED_BYTES = 96 * 1024 * 1024;
const UNPACKED_BYTES = 16 * 1024 * 1024;

interface CachedPage {
  page: Page;
  reads: ReadMarks;
  shell: string;
  files: BuiltFiles;
  brand: Brand;
  day: number;
  lookedAt: number;
}

/** Caches rendered pages until their content changes. If rendering fails, the last version or else the shell alone is sent. */
@Injectable()
export class Pages {
  private readonly logger = new Logger('Pages');
  private readonly cached = new LRUCache<string, CachedPage>({ maxSize: CACHED_BYTES, sizeCalculation: ({ page }) => sizeOf(page) });
  /** Uncompressed bodies of pages that were requested without an encoding, by their gzip bodies. */
  private readonly unpacked = new LRUCache<Buffer, Buffer>({ maxSize: UNPACKED_BYTES, sizeCalculation: ({ length }) => length });
  private readonly drawing = new Map<string, Promise<DrawnPage>>();
  private readonly shells = new Map<Language, { shell: string; brand: Brand; page: Page }>();

  constructor(
    private readonly builds: SiteBuilds,
    private readonly renderer: Renderer,
    private readonly composer: PageComposer,
    private readonly metrics: PageMetrics,
    private readonly reader: PageReader,
  ) {
    metrics.watch(this.cached);
  }

  /** Returns the page if it is cached and current. Does not wait. */
  atHand(visit: PageVisit): Page | undefined {
    const cached = this.cached.get(keyOf(visit));
    if (!cached || cached.day !== today() || monotonicMs() - cached.lookedAt >= LOOK_EVERY_MS) return undefined;
    if (!this.builds.isCurrentBrand(cached.brand) || !this.reader.areCurrent(cached.reads)) return undefined;
    this.metrics.count('hit');
    return cached.page;
  }

  /** `client`: the visitor whose renderer quota is used. Undefined if there is no shell. */
  async page(visit: PageVisit, client: Client): Promise<Page | undefined> {
    const key = keyOf(visit);
    const day = today();
    const lookedAt = monotonicMs();
    const [build, reads] = await Promise.all([this.builds.current(), this.renderer.readsOf(visit.path)]);
    if (!build) return undefined;
    const { shell, files, brand } = build;
    const cached = this.cached.get(key);
    const isOfThisBuild = cached?.shell === shell.etag && cached.files === files;
    if (cached && reads && isOfThisBuild && cached.brand === brand && cached.day === day && saysTheSame(cached.reads, reads)) {
      this.metrics.count('hit');
      cached.lookedAt = lookedAt;
      return cached.page;
    }
    const lastPage = isOfThisBuild ? cached?.page : undefined;
    try {
      const { page, isErrorState } = await this.joined(key, () => this.draw(visit, { ...build, key, day, lookedAt, reads, client }));
      if (!isErrorState) return page;
      if (lastPage) this.metrics.count('stale');
      return lastPage ?? { ...page, cacheControl: NO_STORE };
    } catch (error) {
      // A page without content still works in a browser, unlike an error page.
      if (isOverShare(error)) this.logger.debug({ path: visit.path }, 'A network has used up its share of the renderer');
      else this.logger.warn({ err: error, path: visit.path }, 'A page could not be drawn');
      this.metrics.count(lastPage ? 'stale' : 'shell');
      return lastPage ?? this.undrawn(visit, shell.html, brand);
    }
  }

  /** The shell alone; 404 for an unknown address. It has no `noindex`, so that search engines keep the page after an outage. */
  private async undrawn({ path, language }: PageVisit, shell: string, brand: Brand): Promise<Page> {
    const known = this.shells.get(language);
    const isCurrent = known?.shell === shell && known.brand === brand;
    const page = isCurrent ? known.page : { ...(await this.composer.compose({ shell, language, brand })), cacheControl: NO_STORE };
    this.shells.set(language, { shell, brand, page });
    return path === UNKNOWN_PATH ? { ...page, status: 404, isUnknown: true } : page;
  }

  /** Renders a page for one reader and does not cache it. Throws if it cannot be rendered. */
  async secretPage(visit: PageVisit, { client, reader, ofDraft }: SecretReading): Promise<Page> {
    const build = await this.builds.current();
    if (!build) throw new AppError('service_unavailable');
    const { shell, files } = build;
    const brand = ofDraft ?? build.brand;
    const asked = { ...visit, day: today(), config: this.composer.configOf(brand) };
    const framed = { shell: shell.html, language: visit.language, brand };
    const compose = (page: RenderedPage) => this.composer.compose(framed, { page, files, isSecret: true });
    return (await this.renderer.draw(asked, { make: compose, client, reader })).made;
  }

  private async draw(visit: PageVisit, { key, day, lookedAt, shell, files, brand, reads, client }: Drawing): Promise<DrawnPage> {
    const framed = { shell: shell.html, language: visit.language, brand };
    const make = async (rendered: RenderedPage) => ({ rendered, page: await this.composer.compose(framed, { page: rendered, files }) });
    const drawn = await this.renderer.draw({ ...visit, day, config: this.composer.configOf(brand) }, { make, client, known: reads });
    const { page, rendered } = drawn.made;
    this.metrics.count('drawn');
    if (isCached(rendered, files))
      this.cached.set(key, { page: this.packed(page), reads: marksOf(drawn.reads), shell: shell.etag, files, brand, day, lookedAt });
    return { page, isErrorState: rendered.isErrorState };
  }

  /** Keeps only the compressed bodies, a fifth of the bytes. They are decompressed for clients that accept neither encoding. */
  private packed(page: Page): Page {
    const { unpacked } = this;
    const { br, gzip } = page.bodies;
    if (!gzip) return page;
    const bodies = {
      ...(br && { br }),
      gzip,
      get identity() {
        const whole = unpacked.get(gzip) ?? gunzipSync(gzip);
        unpacked.set(gzip, whole);
        return whole;
      },
    };
    return { ...page, bodies };
  }

  /** Concurrent requests share one rendering. */
  private joined(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const running = this.drawing.get(key);
    if (running) return running;
    const drawing = draw().finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    return drawing;
  }
}

interface DrawnPage {
  page: Page;
  isErrorState: boolean;
}

/** `ofDraft`: the brand that the page shows instead of the public one. */
interface SecretReading {
  client: Client;
  reader: Pick<PageReader, 'read'>;
  ofDraft?: Brand | undefined;
}

interface Drawing extends SiteBuild {
  key: string;
  day: number;
  lookedAt: number;
  reads: PageReads | undefined;
  client: Client;
}

function keyOf({ language, namesLanguage, origin, path }: PageVisit): string {
  return `${language} ${namesLanguage} ${origin} ${path}`;
}

/** In days since 1970. */
function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

/** Error states and pages of missing records are not cached; the latter have unlimited addresses. */
function isCached({ isErrorState, status, isUnknown, build }: RenderedPage, files: BuiltFiles): boolean {
  // During a deployment the renderer may use an older or newer build.
  const isOfOneBuild = !files.build || !build || files.build === build;
  return isOfOneBuild && !isErrorState && (status === 200 || isUnknown);
}

function isOverShare(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too_many_attempts';
}

function sizeOf({ bodies: { br, gzip } }: Page): number {
  return (br?.length ?? 0) + (gzip?.length ?? 0) + 1_024;
}
