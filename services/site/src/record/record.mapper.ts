import { LANGUAGES, type Language, localise } from '@reefdesk/contracts/languages';
import { brandIn } from '@reefdesk/contracts/site/brand';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { filledBlocks, readText } from '@reefdesk/contracts/site/structured-text';
import {
  completePayment,
  completeRetention,
  type SitePage,
  type SitePageView,
  type SiteQuestionView,
  type SiteRecord,
} from '@reefdesk/contracts/site/values';
import type { RecordDocument } from './record.schema.ts';

export function toSiteRecord({ brand, questions, pages, payment, retention, version, updatedAt }: RecordDocument): SiteRecord {
  return {
    brand: completeBrand(brand),
    questions,
    pages,
    payment: completePayment(payment),
    retention: completeRetention(retention),
    version,
    updated_at: updatedAt.toISOString(),
  };
}

/** Missing texts are replaced with those of another language (I18N-08). */
export function toSitePage(record: RecordDocument, page: SitePage, language: Language): SitePageView {
  const texts = record.pages[page];
  const spoken = [language, ...LANGUAGES].find((one) => texts[one].trim() !== '') ?? language;
  return {
    page,
    language: spoken,
    blocks: filledBlocks(readText(texts[spoken]).blocks, placeholdersOf(record, spoken)),
    updated_at: record.pagesChangedAt[page].toISOString(),
  };
}

export function toSiteQuestions(record: RecordDocument, language: Language): SiteQuestionView[] {
  return record.questions.map(({ question, answer }) => ({ question: localise(question, language), answer: localise(answer, language) }));
}

/** Placeholders for texts, which then follow changes of the record. */
function placeholdersOf({ brand, retention }: RecordDocument, language: Language): Readonly<Record<string, string>> {
  const { name, shortName, email, supportEmail, phone, phoneDisplay, whatsapp, address } = brandIn(completeBrand(brand), language);
  return {
    name,
    short_name: shortName,
    email: email || supportEmail,
    support_email: supportEmail || email,
    phone: phoneDisplay,
    phone_number: phone,
    whatsapp,
    address: address[language].join(', '),
    enquiry_months: String(retention.enquiries),
    history_months: String(retention.audit),
  };
}
