import { type DynamicModule, Global, Inject, Injectable, Module } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { type Brand, brandIn } from '@reefdesk/contracts/site/brand';
import { Operator } from '@reefdesk/operator-client/operator';
import type { LetterBrand } from './letters/letter-words.ts';
import { SITE, type Site } from './site.ts';

/** The site as its record has it now; letters are written in this name. */
@Injectable()
export class CurrentSite {
  constructor(
    @Inject(SITE) private readonly site: Site,
    private readonly operator: Operator<LetterBrand>,
  ) {}

  /** Where links lead; empty where no letters leave. */
  get origin(): string {
    return this.site.origin;
  }

  /** With the contacts for the readers of this language. */
  async in(language: Language): Promise<Site> {
    const brand = await this.operator.current();
    return { ...this.site, brand: isWhole(brand) ? brandIn(brand, language) : brand };
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

function isWhole(brand: LetterBrand | Brand): brand is Brand {
  return 'contacts' in brand;
}
