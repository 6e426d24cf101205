import type { GatewayEnv } from '../env.ts';
import type { Client } from './client.ts';

/** Returns the origin for absolute URLs: the first configured one, else the visitor's. */
export function siteOrigin(
  { publicOrigins }: Pick<GatewayEnv, 'publicOrigins'>,
  { scheme, host }: Pick<Client, 'scheme' | 'host'>,
): string {
  return publicOrigins[0] ?? `${scheme}://${host || 'localhost'}`;
}
