import type { Brand } from '@reefdesk/contracts/brand';
import type { RuntimeConfig } from '@reefdesk/contracts/runtime-config';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../routing/routes.ts';

export function runtimeConfigOf(brand: Brand, imageBaseUrl: string, mailbox: 'on' | 'off'): RuntimeConfig {
  const remotes = { public: REMOTE_PREFIXES.public + REMOTE_ENTRY, admin: REMOTE_PREFIXES.admin + REMOTE_ENTRY };
  return { brand, remotes, imageBaseUrl, ...(mailbox === 'on' && { hasMailbox: true }) };
}
