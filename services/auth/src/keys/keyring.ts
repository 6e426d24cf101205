import { hkdfSync } from 'node:crypto';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@reefdesk/service-kit/access/internal-token';
import type { PublicKeySource } from '@reefdesk/service-kit/access/public-keys';
import { importJWK, SignJWT } from 'jose';
import { readOrCreatePrivateFile } from './key-file.ts';
import { generateKeySet, type KeySet, parseKeySet } from './key-set.ts';

export interface KeyringOptions {
  /** Key set as JSON; takes precedence over the file. */
  secret: string;
  file: string;
}

type SigningKey = Awaited<ReturnType<typeof importJWK>>;

const SEALING_KEY_BYTES = 32;

/** Signs internal tokens and publishes the public keys. All replicas have the same keys. */
export class Keyring implements PublicKeySource {
  private constructor(
    private readonly keys: KeySet,
    private readonly signingKey: SigningKey,
  ) {}

  static async load({ secret, file }: KeyringOptions): Promise<Keyring> {
    const keys = secret
      ? parseKeySet(secret, 'AUTH_KEYS')
      : parseKeySet(await readOrCreatePrivateFile(file, generateKeySet), 'AUTH_KEYS_FILE');
    const [{ x, d }] = keys;
    return new Keyring(keys, await importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, TOKEN_ALGORITHM));
  }

  async list(): Promise<PublicKey[]> {
    return this.keys.map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', alg: TOKEN_ALGORITHM, kid, x }));
  }

  sealingKeys(purpose: string): readonly { kid: string; key: Buffer }[] {
    return this.keys.flatMap(({ kid, d }) =>
      d ? [{ kid, key: Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', `reefdesk ${purpose}`, SEALING_KEY_BYTES)) }] : [],
    );
  }

  async sign(actor: Actor, lifeSeconds: number): Promise<string> {
    const { role, position, languages, sessionId: sid, lacksSecondStep: lacks_second_step } = actor;
    return new SignJWT({
      role,
      sid,
      ...(position && { position }),
      ...(languages && { languages }),
      ...(lacks_second_step && { lacks_second_step }),
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: this.keys[0].kid })
      .setSubject(actor.userId)
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${lifeSeconds} seconds`)
      .sign(this.signingKey);
  }
}
