import type { RuntimeConfig } from '@reefdesk/contracts/pages/rendering';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { GatewayEnv } from '../env.ts';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../routing/routes.ts';

export type RuntimeSettings = Pick<GatewayEnv, 'IMAGE_BASE_URL' | 'MAILBOX' | 'OIDC_ISSUER' | 'OIDC_NAME'>;

export function runtimeConfigOf(brand: Brand, env: RuntimeSettings): RuntimeConfig {
  return {
    brand,
    remotes: { public: REMOTE_PREFIXES.public + REMOTE_ENTRY, admin: REMOTE_PREFIXES.admin + REMOTE_ENTRY },
    imageBaseUrl: env.IMAGE_BASE_URL,
    ...(env.MAILBOX === 'on' && { hasMailbox: true }),
    ...(env.OIDC_ISSUER && { signInProvider: env.OIDC_NAME }),
  };
}
