import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { OperatorDescription } from '@reefdesk/contracts/messages/site.messages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import type { SiteEdit } from '@reefdesk/contracts/site/requests';
import {
  completePayment,
  completeRetention,
  SITE_PAGES,
  type SitePageView,
  type SiteQuestionView,
  type SiteRecord,
} from '@reefdesk/contracts/site/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { pageDates, partsOf } from './record.content.ts';
import { RecordEdits } from './record.edits.ts';
import { toSitePage, toSiteQuestions, toSiteRecord } from './record.mapper.ts';
import { RECORD_ID, type RecordDocument } from './record.schema.ts';

@Injectable()
export class RecordService {
  constructor(private readonly edits: RecordEdits) {}

  async get(): Promise<SiteRecord> {
    return toSiteRecord(await this.record());
  }

  async described(): Promise<OperatorDescription> {
    const { brand, payment, retention } = await this.record();
    return { brand: completeBrand(brand), payment: completePayment(payment), retention: completeRetention(retention) };
  }

  /** Both arguments come from the URL; throws `not_found` for unknown ones. */
  async page(page: string, language: string): Promise<SitePageView> {
    const known = SITE_PAGES.find((name) => name === page);
    if (!known) throw new AppError('not_found');
    return toSitePage(await this.record(), known, languageNamed(language));
  }

  async questions(language: string): Promise<SiteQuestionView[]> {
    return toSiteQuestions(await this.record(), languageNamed(language));
  }

  /** Omitted parts stay unchanged. `expected` is the version that the editor saw, or null. */
  async edit(edit: SiteEdit, expected: number | null): Promise<SiteRecord> {
    const changes = (seen: RecordDocument) => ({ ...partsOf(seen, edit), ...pageDates(seen, edit) });
    return toSiteRecord(await this.edits.change(RECORD_ID, changes, expected));
  }

  private async record(): Promise<RecordDocument> {
    const record = await this.edits.find(RECORD_ID);
    // The first record is stored before requests are served, so only a manual change in the database removes it.
    if (!record) throw new AppError('service_unavailable');
    return record;
  }
}

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((one) => one === name);
  if (!language) throw new AppError('not_found');
  return language;
}
