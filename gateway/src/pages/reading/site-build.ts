import { Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { Frontends } from '../../frontends/frontends.ts';
import { Operator } from '../../operator/operator.ts';
import { type BuiltFiles, BuiltFilesReader } from './built-files.ts';

export interface SiteBuild {
  shell: { html: string; etag: string };
  files: BuiltFiles;
  brand: Brand;
}

@Injectable()
export class SiteBuilds {
  constructor(
    private readonly frontends: Frontends,
    private readonly files: BuiltFilesReader,
    private readonly operator: Operator,
  ) {}

  /** Undefined if there is no shell. */
  async current(): Promise<SiteBuild | undefined> {
    const shell = await this.frontends.shellPage();
    if (!shell) return undefined;
    const [files, brand] = await Promise.all([this.files.read(), this.operator.current()]);
    return { shell, files, brand };
  }

  isCurrentBrand(brand: Brand): boolean {
    return this.operator.isCurrent(brand);
  }
}
