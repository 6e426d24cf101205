import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { SiteEdit } from '@reefdesk/contracts/site/requests';
import type { SitePage } from '@reefdesk/contracts/site/values';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { RecordDocument } from './record.schema.ts';

/** Each part of an edit replaces the stored part, except for a retention time that it omits. */
export function partsOf(seen: RecordDocument, { brand, questions, pages, payment, retention, ...rest }: SiteEdit): Changes {
  nothingLeft(rest);
  const sections = { brand, questions, pages, payment, retention: retention && { ...seen.retention, ...retention } };
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}

export function pageDates({ pages, pagesChangedAt }: RecordDocument, { pages: edited }: SiteEdit): Changes {
  if (!edited) return {};
  const now = new Date();
  const dateOf = (page: SitePage) => (LANGUAGES.every((one) => pages[page][one] === edited[page][one]) ? pagesChangedAt[page] : now);
  return { pagesChangedAt: { privacy: dateOf('privacy'), terms: dateOf('terms'), support: dateOf('support') } };
}
