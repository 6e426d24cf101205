import type { Brand } from '@reefdesk/contracts/brand';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@reefdesk/contracts/runtime-config';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../routing/routes.ts';

export function runtimeConfigOf(brand: Brand, imageBaseUrl: string): RuntimeConfig {
  const remotes = { public: REMOTE_PREFIXES.public + REMOTE_ENTRY, admin: REMOTE_PREFIXES.admin + REMOTE_ENTRY };
  return { brand, remotes, imageBaseUrl };
}

/** Data, not script: it needs no exception in the content security policy and cannot end its element early. */
export function runtimeConfigElement(config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT_ID}">${json}</script>`;
}
