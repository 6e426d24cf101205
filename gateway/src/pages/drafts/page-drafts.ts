import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { BRAND } from '../../brand/read-brand.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.ts';
import { canonicalPath, type PageAddress } from '../address/page-address.ts';
import { StructuredData } from '../head/structured-data.ts';
import type { PageDraft, PageVisit } from '../page.ts';
import { BuiltFilesReader } from '../reading/built-files.ts';
import { type Content, SiteContent } from '../reading/site-content.ts';
import { SiteTexts } from '../reading/site-texts.ts';
import { destinationDraft, destinationsDraft } from './destination.draft.ts';
import type { DraftSetting } from './draft-setting.ts';
import { landingDraft } from './landing.draft.ts';
import { aboutDraft, accountDraft, emptyDraft, lostDraft } from './plain.draft.ts';
import { travelDraft } from './travel.draft.ts';

/**
 * Writes each page from what visitors may read and the screens' own words. An owner that is away costs a page its words,
 * never the page; what its owner does not know is a 404.
 */
@Injectable()
export class PageDrafts {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly content: SiteContent,
    private readonly texts: SiteTexts,
    private readonly files: BuiltFilesReader,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'IMAGE_BASE_URL'>,
  ) {}

  async draft(address: PageAddress, visit: Pick<PageVisit, 'origin' | 'language'>): Promise<PageDraft> {
    const { brand } = this;
    const imageBaseUrl = this.env.IMAGE_BASE_URL;
    const { language, origin } = visit;
    const [text, files] = await Promise.all([this.texts.in(language), this.files.read()]);
    const setting = { brand, language, origin, imageBaseUrl, text, files, data: new StructuredData(brand, origin, language) };
    try {
      return await this.write(address, setting);
    } catch (error) {
      // A page without its words still works in a browser; without the page there is nothing.
      this.logger.error({ err: error, page: address.kind });
      return emptyDraft(setting);
    }
  }

  private async write(address: PageAddress, setting: DraftSetting): Promise<PageDraft> {
    const path = canonicalPath(address) ?? '';
    switch (address.kind) {
      case 'home': {
        const [packages, slides] = await Promise.all([this.content.packages(), this.content.slides()]);
        return landingDraft(setting, listed(packages), listed(slides));
      }
      case 'about':
        return aboutDraft(setting, listed(await this.content.slides()));
      case 'destinations':
        return destinationsDraft(setting, listed(await this.content.destinations()));
      case 'destination':
        return known(setting, address.kind, await this.content.destination(address.id), (found) => destinationDraft(setting, found, path));
      case 'travel':
        return known(setting, address.kind, await this.content.travel(address.slug), (found) => travelDraft(setting, found, path));
      case 'sign-in':
      case 'sign-up':
        return accountDraft(setting, address.kind, path);
      default:
        return address.kind === 'private' ? emptyDraft(setting) : lostDraft(setting, address.kind);
    }
  }
}

function listed<T>(content: Content<T[]>): T[] {
  return content.kind === 'found' ? content.value : [];
}

function known<T>(setting: DraftSetting, kind: string, content: Content<T>, write: (value: T) => PageDraft): PageDraft {
  if (content.kind === 'found') return write(content.value);
  return content.kind === 'missing' ? lostDraft(setting, kind) : emptyDraft(setting);
}
