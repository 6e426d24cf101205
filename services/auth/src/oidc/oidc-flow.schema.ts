import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { OidcPurpose } from '@reefdesk/contracts/oidc';
import { Schema } from 'mongoose';

/** A browser that is on its way to the provider and back. */
export interface OidcFlowDocument {
  /** SHA-256 of the state. */
  _id: string;
  /** SHA-256 of what the browser holds: nobody else's counts. */
  browser: string;
  nonce: string;
  /** Worth nothing without the code that the provider hands to the browser. */
  verifier: string;
  purpose: OidcPurpose;
  /** Of who links the own account, and the page that they come back to. */
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
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'oidc_flows', versionKey: false },
);
