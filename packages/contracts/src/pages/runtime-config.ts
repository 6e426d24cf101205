import type { Brand } from '../site/brand.ts';

/** Configuration that the gateway writes into the shell's HTML, read once at start; nothing of it is known at build time. */
export interface RuntimeConfig {
  brand: Brand;
  /** URLs of the remotes' manifests or entries. */
  remotes: { public: string; admin: string };
  /** Base of image paths that are not full URLs; empty means same origin (API-03, OR-71). */
  imageBaseUrl: string;
  /** Emails are kept in the system, and the back office shows them (ENQ-05). */
  hasMailbox?: boolean;
  /** Name of the sign-in provider (PPL-03); absent if none is configured. */
  signInProvider?: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'reefdesk-runtime-config';
