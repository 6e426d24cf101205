import { TOKEN_ALGORITHM } from '@reefdesk/service-kit/access/internal-token';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';

/** Ed25519 key as a JWK. `d` is the private half, which a retired key may lack. */
export interface KeyEntry {
  kid: string;
  x: string;
  d?: string;
}

/**
 * Written as `{"keys":[{"kty":"OKP","crv":"Ed25519","kid","x","d"}, …]}`. The first key signs, all are published.
 * Rotation: add the new key last and roll, move it first and roll, drop the old one after a minute.
 */
export type KeySet = readonly [KeyEntry & { d: string }, ...KeyEntry[]];

/** `source` names the variable or file in error messages, which never contain the content. */
export function parseKeySet(text: string, source: string): KeySet {
  const entries = entriesOf(text);
  const [first] = entries ?? [];
  if (!entries || !first)
    throw new EnvironmentError(`${source}: not a JSON set of Ed25519 keys ({"keys":[{"kty":"OKP","crv":"Ed25519",…}]})`);
  if (!first.d) throw new EnvironmentError(`${source}: the first key has no private half, so nothing can be signed`);
  if (new Set(entries.map(({ kid }) => kid)).size < entries.length) throw new EnvironmentError(`${source}: two keys have the same kid`);
  return entries as unknown as KeySet;
}

export async function generateKeySet(): Promise<string> {
  const { privateKey } = await generateKeyPair(TOKEN_ALGORITHM, { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  return `${JSON.stringify({ keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk) }] })}\n`;
}

function entriesOf(text: string): KeyEntry[] | undefined {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown };
    return Array.isArray(keys) && keys.every(isKeyEntry) ? keys.map(({ kid, x, d }) => ({ kid, x, ...(d && { d }) })) : undefined;
  } catch {
    return undefined;
  }
}

function isKeyEntry(value: unknown): value is KeyEntry {
  const key = value as Record<string, unknown> | null;
  return (
    typeof key === 'object' &&
    key?.kty === 'OKP' &&
    key.crv === 'Ed25519' &&
    typeof key.kid === 'string' &&
    key.kid !== '' &&
    typeof key.x === 'string' &&
    (key.d === undefined || typeof key.d === 'string')
  );
}
