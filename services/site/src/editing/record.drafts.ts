import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { success } from '@reefdesk/contracts/schema/view';
import type { SiteEdit } from '@reefdesk/contracts/site/requests';
import { SITE_PAGES } from '@reefdesk/contracts/site/values';
import { DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { Drafts } from '@reefdesk/service-kit/drafts/drafts';
import { missingTexts, missingTranslations } from '@reefdesk/service-kit/drafts/missing-texts';
import { noContentLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { pageDates, partsOf } from '../record/record.content.ts';
import { RecordEdits } from '../record/record.edits.ts';
import { toSitePage, toSiteQuestions, toSiteRecord } from '../record/record.mapper.ts';
import { RECORD, type RecordDocument } from '../record/record.schema.ts';
import { textsIn } from '../record/record.texts.ts';

@Injectable()
export class RecordDrafts extends Drafts<RecordDocument, SiteEdit, never> {
  readonly kind = 'site';

  constructor(@InjectModel(RECORD) model: Model<RecordDocument>, edits: RecordEdits, tools: DraftTools) {
    super(model, edits, tools);
  }

  protected changesOf(record: RecordDocument, fields: SiteEdit): Changes {
    return partsOf(record, fields);
  }

  protected override changesBeside(record: RecordDocument, fields: SiteEdit): Changes {
    return pageDates(record, fields);
  }

  protected editOf({ brand, questions, pages, payment, retention, ...rest }: RecordDocument) {
    noContentLeft(rest, ['pagesChangedAt']);
    return { fields: { brand, questions, pages, payment, retention } as SiteEdit, pictures: {} };
  }

  protected missingOf({ brand, questions, pages, payment }: RecordDocument): MissingField[] {
    const texts = Object.fromEntries(SITE_PAGES.map((page) => [`pages.${page}`, pages[page]]));
    return [...missingIn({ brand, questions, payment }), ...missingTexts(texts)];
  }

  protected imageIdOf(picture: never): string {
    return picture;
  }

  protected async previewed(record: RecordDocument): Promise<PreviewedRecord> {
    const pages = SITE_PAGES.flatMap((page) =>
      LANGUAGES.map((language) => [`/api/site/pages/${page}/${language}`, toSitePage(record, page, language)] as const),
    );
    const questions = LANGUAGES.map((language) => [`/api/site/questions/${language}`, toSiteQuestions(record, language)] as const);
    const bodies = [['/api/site', toSiteRecord(record)] as const, ...pages, ...questions];
    const answers = bodies.map(([address, data]) => [address, { kind: 'whole', body: success(data) }] as const);
    return { path: PATHS.home, answers: Object.fromEntries(answers) };
  }
}

/** Texts at any depth that exist in some languages only; fields are paths like `brand.hero.claims.1`. */
function missingIn(value: unknown): MissingField[] {
  return textsIn(value).flatMap(({ field, text }) => missingTranslations({ [field]: text }));
}
