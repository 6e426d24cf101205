import type { GatewayEnv } from '../env.ts';
import type { Client } from './client.ts';

/** The origin in addresses that leave the site: the first configured one, else the one that the visitor came by. */
export function siteOrigin(
  { publicOrigins }: Pick<GatewayEnv, 'publicOrigins'>,
  { scheme, host }: Pick<Client, 'scheme' | 'host'>,
): string {
  return publicOrigins[0] ?? `${scheme}://${host || 'localhost'}`;
}
