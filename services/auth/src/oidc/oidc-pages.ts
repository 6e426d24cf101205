import { type OidcOutcome, outcomeHash } from '@reefdesk/contracts/accounts/values';
import { type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { addressIn, PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { Account } from '../accounts/accounts.ts';

const STAFF_ACCOUNT = '/admin/account';

/** Page that the flow started on. Without a language, the browser's remembered one applies. */
export interface Page {
  language?: LanguageCode;
  user?: Account | undefined;
}

export function back({ language, user }: Page, outcome: OidcOutcome): string {
  const own = user && (user.role === 'admin' ? STAFF_ACCOUNT : PATHS.customerDefault);
  return pageIn(own ?? PATHS.signIn, language) + outcomeHash(outcome);
}

export function pageIn(path: string, language: LanguageCode | undefined): string {
  return language ? addressIn('', path, toLanguage(language)) : path;
}
