import { type DynamicModule, Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { brandIn } from '@reefdesk/contracts/site/brand';
import { Operator } from '@reefdesk/operator-client/operator';
import { SITE, type Site, type SiteBrand } from './site.ts';

/** The site as its record has it now; letters are written in this name. */
@Injectable()
export class CurrentSite {
  constructor(
    @Inject(SITE) private readonly site: Site,
    private readonly operator: Operator<SiteBrand>,
  ) {}

  /** Where links lead; empty where no letters leave. */
  get origin(): string {
    return this.site.origin;
  }

  /** With the contacts for the readers of this language. */
  async in(language: Language): Promise<Site> {
    return { ...this.site, brand: brandIn(await this.operator.current(), language) };
  }
}

/** Global: a process speaks for one site. Beside `OperatorModule`. */
@Global()
@Module({})
export class SiteModule {
  static forRoot(site: Site): DynamicModule {
    return { module: SiteModule, providers: [{ provide: SITE, useValue: site }, CurrentSite], exports: [CurrentSite] };
  }
}
