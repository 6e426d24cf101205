import { createHash } from 'node:crypto';
import type { OidcPurpose } from '@reefdesk/contracts/accounts/values';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

export interface OidcFlowDocument {
  _id: string;
  /** SHA-256 of the browser's secret, so that no other browser can finish the flow. */
  browser: string;
  nonce: string;
  /** PKCE verifier; worthless without the code that the provider gives to the browser. */
  verifier: string;
  purpose: OidcPurpose;
  userId?: string;
  language: LanguageCode;
  expiresAt: Date;
}

export const FLOW_LIFE_MS = 10 * 60_000;

export const OIDC_FLOW_MODEL = 'OidcFlow';

export const oidcFlowSchema = new Schema<OidcFlowDocument>(
  {
    _id: { type: String, required: true },
    browser: { type: String, required: true },
    nonce: { type: String, required: true },
    verifier: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: { type: String },
    language: { type: String, required: true },
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'oidc_flows', versionKey: false },
);

export function flowIdOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}
