import type { Brand } from './brand.ts';

/** What the gateway writes into the shell's HTML, read once at start; nothing here is known at build time. */
export interface RuntimeConfig {
  brand: Brand;
  /** Addresses of the remotes' manifests or entries. */
  remotes: { public: string; admin: string };
  /** Base of image paths that are not full URLs; empty means same origin (API-03, OR-71). */
  imageBaseUrl: string;
  /** The system keeps its letters, and the back office shows them (ENQ-05). */
  hasMailbox?: boolean;
  /** What the provider is called by which people may sign in (PPL-03); absent: there is none. */
  signInProvider?: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'reefdesk-runtime-config';
