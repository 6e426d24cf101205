import { type DynamicModule, Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { brandIn } from '@reefdesk/contracts/site/brand';
import { Operator } from '@reefdesk/operator-client/operator';
import { SITE, type Site, type SiteBrand } from './site.ts';

/** The site with the current data of the operator; emails are written in its name. */
@Injectable()
export class CurrentSite {
  constructor(
    @Inject(SITE) private readonly site: Site,
    private readonly operator: Operator<SiteBrand>,
  ) {}

  /** Base address of links; empty if no emails are sent. */
  get origin(): string {
    return this.site.origin;
  }

  async in(language: Language): Promise<Site> {
    return { ...this.site, brand: brandIn(await this.operator.current(), language) };
  }
}

/** Global, because a process has one site. Requires `OperatorModule`. */
@Global()
@Module({})
export class SiteModule {
  static forRoot(site: Site): DynamicModule {
    return { module: SiteModule, providers: [{ provide: SITE, useValue: site }, CurrentSite], exports: [CurrentSite] };
  }
}
