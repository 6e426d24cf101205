import { OTHER } from '@reefdesk/contracts/insights/values';
import type { Language } from '@reefdesk/contracts/languages';
import type { SeenPage, SeenReferrer } from '@reefdesk/contracts/messages/site.messages';

/** Limits of one batch, so that a client that requests many addresses cannot fill the memory. */
const MAX_PAGES = 2_000;
const MAX_HOSTS = 200;

export interface SeenView {
  day: string;
  page: string;
  package: string | null;
  language: Language;
  host: string | undefined;
}

export class ViewCounts {
  private pages = new Map<string, SeenPage>();
  private referrers = new Map<string, SeenReferrer>();

  add({ day, page, package: slug, language, host }: SeenView): void {
    const known = this.pages.has(`${day} ${language} ${page}`) || this.pages.size < MAX_PAGES;
    const shown = known ? { page, package: slug } : { page: OTHER, package: null };
    const key = `${day} ${language} ${shown.page}`;
    const seen = this.pages.get(key) ?? { day, language, ...shown, views: 0 };
    this.pages.set(key, { ...seen, views: seen.views + 1 });
    if (host === undefined) return;
    const name = this.referrers.has(`${day} ${host}`) || this.referrers.size < MAX_HOSTS ? host : OTHER;
    const came = this.referrers.get(`${day} ${name}`) ?? { day, host: name, views: 0 };
    this.referrers.set(`${day} ${name}`, { ...came, views: came.views + 1 });
  }

  take(): { pages: SeenPage[]; referrers: SeenReferrer[] } | undefined {
    if (this.pages.size === 0) return undefined;
    const taken = { pages: [...this.pages.values()], referrers: [...this.referrers.values()] };
    this.pages = new Map();
    this.referrers = new Map();
    return taken;
  }
}
