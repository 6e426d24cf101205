import { Inject, Injectable } from '@nestjs/common';
import { type Brand, brandIn } from '@reefdesk/contracts/brand';
import type { Language } from '@reefdesk/contracts/languages';
import type { LetterBrand } from '@reefdesk/mail/letters';
import { SITE, type Site } from '@reefdesk/mail/site';
import { Operator } from '@reefdesk/operator-client/operator';

export { namesOf, readLetterBrand, SITE, type Site, siteOrigin } from '@reefdesk/mail/site';

/** The site as its record has it now; letters are written in this name. */
@Injectable()
export class CurrentSite {
  constructor(
    @Inject(SITE) private readonly site: Site,
    private readonly operator: Operator<LetterBrand>,
  ) {}

  /** With the contacts for the readers of this language. */
  async in(language: Language): Promise<Site> {
    const brand = await this.operator.current();
    return { ...this.site, brand: isWhole(brand) ? brandIn(brand, language) : brand };
  }
}

function isWhole(brand: LetterBrand | Brand): brand is Brand {
  return 'contacts' in brand;
}
