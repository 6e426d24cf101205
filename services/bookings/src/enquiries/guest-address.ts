import { randomBytes } from 'node:crypto';
import { toLanguage } from '@reefdesk/contracts/languages';
import { enquiryAddress } from '@reefdesk/contracts/pages/site-paths';
import type { EnquiryDocument } from './enquiry.schema.ts';

/** Long enough to make guessing impossible. */
const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function statusAddress({ token, language }: Pick<EnquiryDocument, 'token' | 'language'>, origin: string): string {
  return enquiryAddress(origin, token, toLanguage(language));
}
